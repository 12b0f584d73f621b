/** What a passkey may be asked to sign for: to be added, to sign in, to show once more who is there. */
export const challengePurposes = ['add', 'sign_in', 'confirm'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** The most passkeys that one user has. */
export const mostPasskeys = 20
