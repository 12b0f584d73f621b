import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Rows that both sides of a race need: as SQL that locks or changes them, such as `select … for update`. */
export type Held = { rows: string; params: unknown[] }

/** The shelf of an option: whoever moves its stock waits for it. */
export const shelf = (optionId: string): Held => ({
  rows: 'select 1 from listing_options where id = $1 for update',
  params: [optionId],
})

const waiting = async (app: TestApp): Promise<number> =>
  (
    await app.db.query(`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).rows[0].waiting

/** Starts what is done while somebody else holds the rows, and lets them go once `then` is through. */
export const whileHeld = async <Result>(app: TestApp, { rows, params }: Held, then: () => Promise<Result>) => {
  const session = await app.db.connect()
  try {
    await session.query('begin')
    await session.query(rows, params)
    return await then()
  } finally {
    await session.query('commit')
    session.release()
  }
}

/** Returns when so many calls to the database wait for a lock. */
export const untilWaiting = (app: TestApp, count: number): Promise<void> =>
  expect.poll(() => waiting(app), { timeout: 10_000, interval: 5 }).toBe(count)

type Started<Acts extends readonly (() => Promise<unknown>)[]> = { [Key in keyof Acts]: ReturnType<Acts[Key]> }

/**
 * Lets acts meet at rows that they all lock, in this order: each has read what it decides by before the first of them
 * goes on. Answers what they came to.
 */
export const inOrder = async <const Acts extends readonly (() => Promise<unknown>)[]>(
  app: TestApp,
  held: Held,
  acts: Acts,
) => {
  const started = await whileHeld(app, held, async () => {
    const under: Promise<unknown>[] = []
    for (const act of acts) {
      under.push(act())
      await untilWaiting(app, under.length)
    }
    // Kept from being awaited here: they end only after the rows are let go.
    return { under }
  })
  return Promise.all(started.under as unknown as Started<Acts>)
}

/** Whether nobody holds the rows at this moment. */
export const isFree = ({ db }: TestApp, { rows, params }: Held): Promise<boolean> =>
  db.query(`${rows} nowait`, params).then(
    () => true,
    () => false,
  )
