/** 1250 → "£12.50". */
export const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`

/** Pence: less cannot be paid by itself. */
export const leastPaymentPence = 30
