import { describe, expect, test } from 'vitest'
import type { FaultKind } from '#db/local/gateway/gateway-faults.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestAnswer } from '#testing/site/test-client.ts'

const faultKinds = ['unreached', 'dropped', 'cut', 'unanswered', 'restart'] as const satisfies FaultKind[]

/**
 * An app that waits for the database as long as a busy machine takes, but two seconds alone for the call that a fault waits
 * for: whatever never answers is given up then, and nothing else is.
 */
export const startImpatientApp = (vars: Record<string, string> = {}): Promise<TestApp> =>
  startTestApp({ DATABASE_TIMEOUT_MS: '60000', ...vars }, { patienceMs: 2_000 })

type Problem = { code?: string; status?: number }

/** A 503 says when to come again, in the house format. */
export const expectUnavailable = ({ status, body, headers }: TestAnswer): void => {
  expect({ status, code: (body as Problem).code }).toEqual({ status: 503, code: 'unavailable' })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

/** One write of the house: what happens to it, and how it is counted. */
export type Write<World> = {
  name: string
  /** SQL that stands in its writing call alone. */
  sql: RegExp
  /** Somebody who can do it, and has not yet. */
  prepare: () => Promise<World>
  send: (world: World) => Promise<TestAnswer>
  /** How often it is done, by the rows of every table that it writes: as many numbers, all equal. */
  counts: (world: World) => Promise<number[]>
  /** The status of what is answered at once, each fault decided. */
  first: Record<FaultKind, number>
  /** The status when a client asks again after a 503, if that is not what it answers when all is well. */
  again?: Partial<Record<FaultKind, number>>
  /** What is counted after a lost answer, when that is not 1: who never heard of it has nothing of it. */
  lostCounts?: number
  /** The status when all is well. */
  well: number
}

/** Lets a write meet a fault, asks again after a 503, and sees that it was done whole and once. */
const meetFault = async <World>(app: TestApp, write: Write<World>, kind: FaultKind): Promise<void> => {
  const world = await write.prepare()
  app.gateway.faults.next(kind, write.sql)
  // Of a call that is never answered something comes only because it is given up.
  const first = await write.send(world)
  expect(app.gateway.faults.waiting(), 'the fault was met').toBe(0)
  expect({ first: first.status }, JSON.stringify(first.body)).toEqual({ first: write.first[kind] })
  if (first.status !== 503) return expectCounted(write, world, 1)
  expectUnavailable(first)
  await expectCounted(write, world, ['dropped', 'cut', 'unanswered'].includes(kind) ? (write.lostCounts ?? 1) : 0)
  const again = await write.send(world)
  expect({ again: again.status }, JSON.stringify(again.body)).toEqual({ again: write.again?.[kind] ?? write.well })
  await expectCounted(write, world, 1)
}

const expectCounted = async <World>(write: Write<World>, world: World, times: number): Promise<void> => {
  const counts = await write.counts(world)
  expect(counts, `${write.name} is done whole, ${times} times`).toEqual(counts.map(() => times))
}

/** Tries a write with the database away: it is a 503, changes nothing, and does well when it is back. */
const meetAbsence = async <World>(app: TestApp, write: Write<World>): Promise<void> => {
  const world = await write.prepare()
  app.gateway.faults.down = true
  const away = await write.send(world)
  app.gateway.faults.clear()
  expectUnavailable(away)
  await expectCounted(write, world, 0)
  expect((await write.send(world)).status).toBe(write.well)
  await expectCounted(write, world, 1)
}

/** Counts from one row of one query. */
export const counted = async (app: TestApp, sql: string, values: unknown[]): Promise<number[]> =>
  Object.values<number>((await app.db.query(sql, values)).rows[0])

/** The tests that every write of the house passes, with each of the faults. */
export const facesFaults = <World>(app: () => TestApp, write: Write<World>): void => {
  describe(write.name, () => {
    test.each(faultKinds)('is done whole and once, or a 503, when its call is “%s”', (kind) =>
      meetFault(app(), write, kind),
    )
    test('is a 503 that changes nothing while the database is away', () => meetAbsence(app(), write))
  })
}
