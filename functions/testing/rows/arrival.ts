import { expect } from 'vitest'
import type { TestApp } from '../site/test-app.ts'

/** Rows that both sides of a race need: as SQL that locks or changes them, such as `select … for update`. */
export type Held = { rows: string; params: unknown[] }

/** The shelf of an option: whoever moves its stock waits for it. */
export const shelf = (optionId: string): Held => ({
  rows: 'select 1 from listing_options where id = $1 for update',
  params: [optionId],
})

/** A user's own row: whoever writes something about them, as a buyer or as a seller, waits for it. */
export const userRow = (userId: string): Held => ({
  rows: 'select 1 from users where id = $1 for update',
  params: [userId],
})

/** A change of a user's password that is under way, and has checked the old one. */
export const passwordChange = (userId: string): Held => ({
  rows: `update users set password_hash = password_hash || 'x' where id = $1`,
  params: [userId],
})

/** A new password by a link, under way: it ends the user's sessions. */
export const passwordReset = (userId: string): Held => ({
  rows: `with ended as (delete from sessions where user_id = $1)
    update users set password_hash = password_hash || 'x' where id = $1`,
  params: [userId],
})

/** A change of a user's password under way that ends the change of their address. */
export const emailChangeEnding = (userId: string): Held => ({
  rows: `with ended as (delete from mail_tokens where user_id = $1 and kind = 'change_email')
    update users set password_hash = password_hash || 'x' where id = $1`,
  params: [userId],
})

/** What the seller of a listing is changing: its price, whether it is for sale, its stock. */
export const sellersChange = {
  price: (listingId: string): Held => ({
    rows: 'update listing_options set price_pence = 1100 where listing_id = $1',
    params: [listingId],
  }),
  pause: (listingId: string): Held => ({
    rows: `with shut as (update listings set status = 'paused' where id = $1)
      update listing_options set position = 1 where listing_id = $1`,
    params: [listingId],
  }),
  stock: (listingId: string): Held => ({
    rows: 'update listing_options set stock = 0 where listing_id = $1',
    params: [listingId],
  }),
}

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
