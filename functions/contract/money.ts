/** 1250 → "£12.50". */
export const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`
