/** Knows which passwords were stolen somewhere. */
export type StolenPasswords = {
  /** `off`: nobody is asked. */
  readonly name: 'off' | 'range'
  /** Tells whether the password is among them; throws when that can't be learnt now. */
  has: (password: string) => Promise<boolean>
}

/** Asks nobody. */
export const noStolenPasswords: StolenPasswords = { name: 'off', has: async () => false }
