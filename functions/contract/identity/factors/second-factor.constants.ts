/** The ways in which a user may show who they are beside their password: a code of an app, a recovery code, a passkey. */
export const factorWays = ['totp', 'recovery', 'passkey'] as const
export type FactorWay = (typeof factorWays)[number]

/** Minutes for which somebody is taken to be who they showed to be, before a sensitive act asks again. */
export const confirmedMinutes = 15

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10
