import type { Deps } from '#app/deps.ts'
import { sweepAfterMinutes } from '#contract/operations/leaving.ts'
import { forgetPicture } from '#features/identity/uploads/image.service.ts'
import { deleteImages } from '#features/identity/uploads/image-use.queries.ts'
import { closeBooks, departed, forgetTraces } from './forget.queries.ts'
import { forgetGoods, picturesLeft } from './forget-goods.queries.ts'

/** Takes pictures out of the bucket and only then forgets them, so that what broke off is found again. */
export const dropPictures = async ({ db, env }: Deps, keys: string[]): Promise<void> => {
  await Promise.all(keys.map((key) => forgetPicture(env.PHOTOS, key)))
  await deleteImages(db, keys)
}

/** The keys that `picturesLeft` found, as the last of a batch. */
export const keysIn = (result: unknown): string[] =>
  (result as Awaited<ReturnType<typeof picturesLeft>>).rows.map(({ key }) => key)

/**
 * Scheduled: looks once more after those who left a while ago, for what was under way while they did, pictures whose
 * bytes are still there and the last mail. The number of them; each is looked after once.
 */
export const sweepDeparted = async (deps: Deps): Promise<number> => {
  const { db, now } = deps
  const since = new Date(now.getTime() - sweepAfterMinutes * 60_000)
  const { rows } = await departed(db, { since, now })
  for (const { id } of rows) {
    const [first, ...rest] = [...forgetTraces(db, { id, now }), ...forgetGoods(db, { id, now })]
    const results = await db.batch([first!, ...rest, picturesLeft(db, id)])
    const keys = keysIn(results.at(-1))
    if (keys.length > 0) await dropPictures(deps, keys)
    await db.batch(closeBooks(db, { id, now }))
  }
  return rows.length
}
