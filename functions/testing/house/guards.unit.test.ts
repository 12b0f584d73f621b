import { expect, test } from 'vitest'
import { type LimitName, limits } from '#app/rate-limit.ts'
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

/** What is counted in a service, since no declaration of a route could say it; what is left is a route's `limit`. */
const countedByHand: Record<string, LimitName[]> = {
  'whoever has no session is counted by their network, or by the account, address or link that they name': [
    ...(['signInAccountAddress', 'signInAddress', 'signInStrangers', 'signInSlow'] as const),
    ...(['codeHere', 'codeStrangers', 'passkeyAddress', 'registerAddress', 'forgotAddress', 'forgotAccount'] as const),
    ...(['resetAddress', 'newsletterVisitor', 'newsletterEmail', 'contact', 'chatVisitor', 'views'] as const),
    ...(['resetLink', 'helpVotes'] as const),
  ],
  'a user is counted by more than themselves': ['verifyCodeAddress', 'linksTo'],
  'some requests of a route count and others do not': ['resendVerification', 'ownPassword', 'ownCodeDay', 'chatUser'],
  'it refuses nobody, and tells the owner': ['passwordAlone'],
  'it is counted in memory': ['uncachedReads', 'uncachedPictures'],
  'what writes and declares no other counts as it': ['writes'],
}

test('a limit is declared by a route, or stands here with what keeps it from that', () => {
  const routes = sourceFiles.filter(({ path }) => path.endsWith('.routes.ts'))
  const declared = routes.flatMap(({ text }) => [...text.matchAll(/\blimit: '(\w+)'/g)].map(([, name]) => name))
  expect(declared.length).toBeGreaterThan(5)
  expect([...new Set(declared), ...Object.values(countedByHand).flat()].toSorted()).toEqual(
    Object.keys(limits).toSorted(),
  )
})
