import { expect, test } from 'vitest'
import { leavings } from '#features/operations/leaving/all.leaving.ts'
import { importAll } from '#testing/house/found.ts'

test('all that features declare of leaving is done, once', async () => {
  const files = (await importAll('functions/**/*.leaving.ts')).filter(({ path }) => !path.endsWith('/all.leaving.ts'))
  const declared = files.flatMap(({ exported }) =>
    Object.entries(exported).filter(([, value]) => typeof value === 'object'),
  )
  const done = new Set<unknown>(leavings)
  const left = declared.flatMap(([name, leaving]) => (done.has(leaving) ? [] : [name]))
  expect(left, 'add each of these to all.leaving.ts').toEqual([])
  expect(leavings).toHaveLength(declared.length)
})
