/** Days that a session lasts; renewed when used after `renewAfterDays`. */
export const sessionLife = { days: 30, renewAfterDays: 1 } as const

/** Seconds for which who has just written sees that at once, while others may see what was before: as long as a list lives at the edge. */
export const justWroteSeconds = 75
