import type { Deps } from '#app/deps.ts'
import { sweepAfterMinutes } from '#contract/operations/leaving.ts'
import { batch } from '#db/batch.ts'
import { forgetMailOf } from '#features/identity/mail/forget-mails.queries.ts'
import { forgetPicture } from '#features/identity/uploads/image.service.ts'
import { deleteImages } from '#features/identity/uploads/image-use.queries.ts'
import { forgetUserAgain } from '#features/identity/users/forget-user.queries.ts'
import { listDeparted, picturesLeft } from './departed.queries.ts'
import { forgetTraces } from './forget.writes.ts'
import { farewellCause } from './leaving.mails.ts'

/** Takes pictures out of the bucket and only then forgets them, so that what broke off is found again. */
export const dropPictures = async ({ db, env }: Deps, keys: string[]): Promise<void> => {
  await Promise.all(keys.map((key) => forgetPicture(env.PHOTOS, key)))
  await deleteImages(db, keys)
}

const lookAfter = async (deps: Deps, id: string): Promise<void> => {
  const { db, now } = deps
  const { pictures } = await batch(db, {
    traces: forgetTraces(db, { id, now }),
    pictures: picturesLeft(db, id),
  })
  const keys = pictures.rows.map(({ key }) => key)
  if (keys.length > 0) await dropPictures(deps, keys)
  // The last mail to them holds their address.
  await batch(db, { mail: forgetMailOf(db, farewellCause(id)), user: forgetUserAgain(db, { id, now }) })
}

/**
 * Looks once more after those who left a while ago, for what was under way while they did, pictures whose bytes are still
 * there and the last mail. Scheduled; returns the number of them, each of whom is looked after once.
 */
export const sweepDeparted = async (deps: Deps): Promise<number> => {
  const { db, now } = deps
  const since = new Date(now.getTime() - sweepAfterMinutes * 60_000)
  const { rows } = await listDeparted(db, { since, now })
  for (const { id } of rows) await lookAfter(deps, id)
  return rows.length
}
