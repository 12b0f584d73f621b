import { expect, test } from 'vitest'
import { isProduct, sourceFiles } from './source-files.ts'
import { withoutComments } from './table-writes.ts'

/** What `route` calls by what a route says of itself. */
const guards = ['assertSeller', 'assertVerified', 'assertAdmin', 'assertRecent']

/** Who asks so beside a declaration, and why it can't be declared. */
const besides: Record<string, string> = {
  'functions/features/identity/account/correct-email.service.ts assertRecent':
    'one route sends the code again and corrects the address: the second alone is sensitive',
  'functions/features/selling/bulk/bulk.routes.ts assertVerified':
    'of the acts of one route publishing alone needs a proved address',
  'functions/features/selling/packages/change-package.service.ts assertVerified':
    'of the changes of one route a larger package alone is paid for',
}

test('who may ask is declared: a guard beside a declaration has its reason here, and no reason is left over', () => {
  const called = sourceFiles
    .filter((file) => isProduct(file) && file.path.startsWith('functions/features/'))
    .flatMap(({ path, text }) =>
      guards.filter((guard) => withoutComments(text).includes(`${guard}(`)).map((guard) => `${path} ${guard}`),
    )
  expect(called).toEqual(Object.keys(besides))
})
