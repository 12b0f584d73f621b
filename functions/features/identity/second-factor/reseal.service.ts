import type { Deps } from '#app/deps.ts'
import { seal, sealedBy, unseal } from './sealed-secret.rules.ts'
import { resealTotp, sealedSo } from './totp.queries.ts'

/**
 * Seals anew what an older secret of the house has sealed, so that it can be taken out of the settings. Scheduled; returns
 * how many were, of at most a hundred.
 */
export const resealSecrets = async ({ db, env }: Deps): Promise<number> => {
  const secrets = env.SESSION_SECRETS
  const [, ...older] = secrets
  if (older.length === 0) return 0
  const rows = await sealedSo(db, sealedBy(older))
  let done = 0
  for (const { id, userId, sealed: was } of rows) {
    const secret = unseal(was, { secrets, userId })
    if (secret === null) continue
    done += (await resealTotp(db, { id, was, sealed: seal(secret, { secrets, userId }) })).length
  }
  return done
}
