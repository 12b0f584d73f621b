/** Days that a session lasts; renewed when used after `renewAfterDays`. */
export const sessionLife = { days: 30, renewAfterDays: 1 } as const
