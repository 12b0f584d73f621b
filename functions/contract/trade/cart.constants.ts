/** How many lines a cart holds, and how many packs a line. */
export const cartLimits = { lines: 100, quantity: 10_000 } as const

/** What may be bought at once, past the cart. */
export const itemLimits = { items: 20, quantity: 99 } as const
