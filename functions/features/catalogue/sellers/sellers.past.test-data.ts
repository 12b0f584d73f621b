import { sellerFigures } from '#db/schema/catalogue/seller-figures.ts'
import { start } from '#testing/market/selling.ts'
import type { PastStep } from '#testing/people/past.ts'
import { run } from '#testing/rows/statements.ts'

// Of nobody else: the step that counts would count whoever sells.
export const past: PastStep = ({ app, leaver }) =>
  run(app, (db) => ({
    counted: db.insert(sellerFigures).values({ sellerId: leaver.id, ordersSent: 7, countedAt: start }),
  }))
