import { afterEach, beforeEach, expect, test } from 'vitest'
import { brokenInvariants, packsOf } from '#testing/invariants.ts'
import { ledgerOf } from '#testing/market/orders.ts'
import { openPost, type Post } from '#testing/site/post.ts'
import { startTestApp, startTestJobs, type TestApp, type TestJobs } from '#testing/site/test-app.ts'
import {
  asItShould,
  type Due,
  daysAfter,
  fallDue,
  monthLater,
  nextTry,
  refundsAsked,
  refundsOwed,
  whatBecame,
} from './due-work.test-data.ts'

let post: Post
let app: TestApp
let due: Due

beforeEach(async () => {
  post = await openPost()
  app = await startTestApp({ RESEND_API_KEY: 're_test', RESEND_API_URL: post.url })
  due = await fallDue(app, post)
})
afterEach(async () => {
  await app.close()
  await post.close()
})

/** Everything done, once: states, mails, money and goods. */
const expectAllDone = async () => {
  const { delivered, written, ...became } = await whatBecame(app, due, post)
  expect(became).toEqual(asItShould)
  expect(delivered).toBe(written)
  expect(await brokenInvariants(app.db)).toEqual([])
  expect(await packsOf(app.db)).toEqual(due.listed)
}

/** What the provider was asked to give back by the runs of these Workers: each of the three refunds that were owed, once. */
const expectRefundedOnce = async (...jobs: TestJobs[]) => {
  const owed = await refundsOwed(app)
  expect(owed).toHaveLength(3)
  await expect.poll(() => jobs.flatMap(refundsAsked).sort()).toEqual(owed)
}

/**
 * The same of runs that were broken off: what was asked for and not noted is asked for again, always under the refund's own
 * id, by which a provider pays it back once. So each id stands with one payment and one sum, however often it was asked.
 */
const expectRefundedUnderOneKey = async (jobs: TestJobs[]) => {
  const owed = await refundsOwed(app)
  expect(owed).toHaveLength(3)
  expect(new Set(owed.map((refund) => refund.split(' ')[0])).size).toBe(3)
  await expect.poll(() => [...new Set(jobs.flatMap(refundsAsked))].sort()).toEqual(owed)
}

test('work of every kind that waited for a month is done by one run, and another finds nothing to do', async () => {
  const jobs = await startTestJobs(app)
  await jobs.run(monthLater)
  await expectAllDone()
  await expectRefundedOnce(jobs)
  const tries = post.tries
  await jobs.run(nextTry)
  await expectAllDone()
  expect(post.tries).toBe(tries)
  await expectRefundedOnce(jobs)
  await jobs.run(daysAfter)
  const { orders } = await whatBecame(app, due, post)
  expect(orders).not.toContain('delivered')
  for (const id of due.ids.slice(4))
    expect(Object.keys(await ledgerOf(app, id)).sort()).toEqual(['payable', 'provider:sandbox'])
  await jobs.close()
})

test('three runs at once, of two Workers, do it all once', async () => {
  const [one, two] = [await startTestJobs(app), await startTestJobs(app)]
  await Promise.all([one.run(monthLater), two.run(monthLater), one.run(monthLater)])
  await expectAllDone()
  expect(post.taken).toHaveLength(new Set(post.taken.map(({ key }) => key)).size)
  await expectRefundedOnce(one, two)
  await Promise.all([one.close(), two.close()])
})

/** One call of each kind of work, by what only its statements say. */
const writes = [
  /delete from holds/,
  /"refunded_pence" = /,
  /with sellers/,
  /update "refunds" .*"attempts"/,
  /update "mails" .*"attempts"/,
]

test.each(['unreached', 'dropped'] as const)(
  'what breaks off in each kind of work is made good by the next run: %s',
  async (kind) => {
    const jobs = await startTestJobs(app)
    for (const match of writes) app.gateway.faults.next(kind, match)
    await expect(jobs.run(monthLater)).rejects.toThrow('exception')
    expect(app.gateway.faults.waiting()).toBe(0)
    await jobs.run(nextTry)
    await expectAllDone()
    await expectRefundedUnderOneKey([jobs])
    await jobs.close()
  },
)

test('what fails beside a step is a line of the run, without what was sent', async () => {
  const jobs = await startTestJobs(app)
  // The first to send are the clocks of orders, as soon as they are through: later mails of the run follow in their step.
  app.gateway.faults.next('unreached', /update "mails" .*"attempts"/)
  await jobs.run(monthLater)
  const lines = () => jobs.logs.map((line) => JSON.parse(line)).filter(({ sandbox }) => !sandbox)
  await expect.poll(() => lines().filter(({ late }) => late)).toHaveLength(1)
  expect(new Set(lines().map(({ id }) => id)).size, 'one id for all of the run').toBe(1)
  expect(jobs.logs.join()).not.toMatch(/Failed query|params|update "mails"/)
  await expectAllDone()
  await jobs.close()
})

test('a run that is killed over and over, further on each time, leaves nothing undone and nothing doubled', async () => {
  const started: TestJobs[] = []
  let kills = 0
  while (await isKilledAfter(kills + 1, started)) kills += 1
  expect(kills).toBeGreaterThanOrEqual(6)
  const jobs = await startTestJobs(app)
  await jobs.run(nextTry)
  await expectAllDone()
  await expectRefundedUnderOneKey([...started, jobs])
  await jobs.close()
  // A Worker is started for each kill.
}, 180_000)

/**
 * Starts a run and ends its Worker when it has called the database so often, with the next answer on its way. False when
 * so little was left to do that the run came to its end before. Its Worker joins those `started`, whose logs stay.
 */
const isKilledAfter = async (calls: number, started: TestJobs[]): Promise<boolean> => {
  const jobs = await startTestJobs(app)
  started.push(jobs)
  const before = app.allCalls()
  app.gateway.faults.latencyMs = 15
  let end: 'done' | 'killed' | null = null
  const run = jobs.run(monthLater).then(
    () => (end = 'done'),
    () => (end = 'killed'),
  )
  await expect.poll(() => end !== null || app.allCalls() - before >= calls, { interval: 2, timeout: 10_000 }).toBe(true)
  await jobs.close()
  app.gateway.faults.latencyMs = 0
  return (await run) === 'killed'
}
