import type { Env } from './env.ts'

/** The secrets that key hashes. */
export type HashSecrets = Pick<Env, 'HASH_SECRET' | 'OLD_HASH_SECRETS'>

/** By these is verified what outlives a change of `HASH_SECRET`: the present one, by which all is made, comes first. */
export const hashSecrets = ({ HASH_SECRET, OLD_HASH_SECRETS }: HashSecrets): string[] => [
  HASH_SECRET,
  ...OLD_HASH_SECRETS,
]
