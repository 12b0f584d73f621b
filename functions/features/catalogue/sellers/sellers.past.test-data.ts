import { sellerFigures } from '#db/schema/catalogue/seller-figures.ts'
import type { PastStep } from '#testing/past.ts'
import { start } from '#testing/selling.ts'
import { run } from '#testing/statements.ts'

// Of nobody else: the step that counts would count whoever sells.
export const past: PastStep = ({ app, leaver }) =>
  run(app, (db) => ({
    counted: db.insert(sellerFigures).values({ sellerId: leaver.id, ordersSent: 7, countedAt: start }),
  }))
