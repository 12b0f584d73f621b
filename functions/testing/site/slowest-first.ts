import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, the longest first: begun last, one of them would run on alone. */
const slowest = [
  'functions/start.test.ts',
  'jobs/interrupted.test.ts',
  'help/chat/questions.test.ts',
  'trade/orders/order-acts.test.ts',
  'app/environments.test.ts',
  'catalogue/listings/any-words.test.ts',
  'trade/checkout/races.test.ts',
  'functions/isolation.test.ts',
  'identity/uploads/uploads.test.ts',
  'faults/selling.test.ts',
  'faults/buying.test.ts',
  'credentials/password-reset.races.test.ts',
  'faults/community.test.ts',
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
