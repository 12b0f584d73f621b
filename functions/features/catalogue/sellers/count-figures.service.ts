import type { Deps } from '#app/deps.ts'
import { batch } from '#db/batch.ts'
import { countDueFigures } from './count-figures.queries.ts'

const sellersARound = 100

/**
 * Counts once a day what is told of each seller, for a read of a listing to find it there. Tells of how many: scheduled, in
 * chunks. Two at once count the same.
 */
export const countFigures = async ({ db, now }: Deps): Promise<number> => {
  const { counted } = await batch(db, { counted: countDueFigures(db, { now, sellers: sellersARound }) })
  return counted.rowCount
}
