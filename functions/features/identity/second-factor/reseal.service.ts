import type { Deps } from '#app/deps.ts'
import { batch } from '#db/batch.ts'
import { seal, sealedBy, unseal } from './sealed-secret.rules.ts'
import { resealTotp, sealedSo } from './totp.queries.ts'

/**
 * Seals anew what an older secret of the house has sealed, so that it can be taken out of the settings. Scheduled; returns
 * how many were, of at most a hundred.
 */
export const resealSecrets = async ({ db, env }: Deps): Promise<number> => {
  const secrets = env.SESSION_SECRETS
  const older = secrets.slice(1)
  if (older.length === 0) return 0
  const rows = await sealedSo(db, sealedBy(older))
  let done = 0
  for (const { id, userId, sealed: was } of rows) {
    const secret = unseal(was, { secrets, userId })
    if (secret === null) continue
    const sealed = seal(secret, { secrets, userId })
    const { kept } = await batch(db, { kept: resealTotp(db, { id, was, sealed }) })
    done += kept.length
  }
  return done
}
