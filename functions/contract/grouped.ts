/**
 * 12345 → "12,345", for whole numbers. By hand: the first use of Intl makes a phone read tables for a tenth of a second, just when
 * the page is taken over.
 */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
