import type { outcodes } from '../../schema/index.ts'

type OutcodeRow = typeof outcodes.$inferInsert

export const outcodeRows: OutcodeRow[] = [
  { outcode: 'SY8', place: 'Ludlow', latitude: 52.37, longitude: -2.72 },
  { outcode: 'EX20', place: 'Okehampton', latitude: 50.77, longitude: -4.02 },
]
