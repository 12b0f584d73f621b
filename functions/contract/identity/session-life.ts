/** Days that a session lasts; renewed when used after `renewAfterDays`, and over after `mostDays` however often it is used. */
export const sessionLife = { days: 30, renewAfterDays: 1, mostDays: 90 } as const

/** Days for which a browser, or a network, in which somebody has signed in is known as theirs. */
export const knownDays = { device: 180, network: 90 } as const

/** Seconds for which who has just written sees that at once, while others may see what was before: as long as a list lives at the edge. */
export const justWroteSeconds = 75
