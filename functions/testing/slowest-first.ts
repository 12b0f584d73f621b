import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, the longest first: begun last, one of them would run on alone. */
const slowest = [
  'jobs/interrupted.test.ts',
  'help/chat/questions.test.ts',
  'faults/selling.test.ts',
  'faults/community.test.ts',
  'faults/buying.test.ts',
  'faults/logs.test.ts',
  'previous-release.test.ts',
  'identity/uploads/uploads.test.ts',
  'trade/checkout/races.test.ts',
  'trade/checkout/expiry.races.test.ts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = slowest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank < 0 ? slowest.length : rank
}

/** Runs the slowest files first; all others as Vitest does, by how long they took here or by their size. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}
