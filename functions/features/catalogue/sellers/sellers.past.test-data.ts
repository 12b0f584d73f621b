import type { PastStep } from '#testing/past.ts'
import { start } from '#testing/selling.ts'
import { run } from '#testing/statements.ts'
import { countDueFigures } from './count-figures.queries.ts'

export const past: PastStep = ({ app }) =>
  run(app, (db) => ({ counted: countDueFigures(db, { now: start, sellers: 1000 }) }))
