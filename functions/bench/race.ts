import { randomUUID } from 'node:crypto'
import type { Arena } from './arena.ts'
import { addBuyers, fillCarts, stockUp } from './buyers.ts'

export type Race = {
  buyers: number
  packs: number
  paid: number
  /** 409 insufficient_stock. */
  refused: number
  /** Anything else that was answered. */
  others: Record<string, number>
  stock: number
  /** Pence that all ledger entries sum to. */
  ledger: number
  seconds: number
}

const address = { name: 'Ada Keeper', line1: '1 Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AA', country: 'GB' }

const tally = (names: string[]): Record<string, number> => {
  const counted: Record<string, number> = {}
  for (const name of names) counted[name] = (counted[name] ?? 0) + 1
  return counted
}

const openSale = async (arena: Arena, packs: number): Promise<string> => {
  const [optionId] = await stockUp(arena, 1)
  await arena.db.query('update listing_options set stock = $2 where id = $1', [optionId, packs])
  return optionId!
}

/** Lets so many buyers check out the same few packs in the same moment; those who got one pay. */
export const runRace = async (arena: Arena, { buyers: count, packs }: { buyers: number; packs: number }) => {
  const { app: origin, load, db } = arena
  const optionId = await openSale(arena, packs)
  const buyers = await addBuyers(arena, count)
  await fillCarts(arena, { buyers, optionId })
  const started = performance.now()
  const opened = await load.crowd({
    origin,
    requests: buyers.map(({ headers }) => ({
      method: 'POST',
      path: '/api/checkout',
      body: { address },
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
    })),
  })
  const seconds = (performance.now() - started) / 1000
  const paying = opened.flatMap(({ body }, index) => {
    const reference = /"paymentUrl":"\/pay\/([^"]+)"/.exec(body)?.[1]
    return reference ? [{ reference, headers: buyers[index]!.headers }] : []
  })
  const paid = await load.crowd({
    origin,
    requests: paying.map(({ reference, headers }) => ({
      method: 'POST',
      path: `/api/payments/sandbox/${reference}/succeed`,
      body: {},
      headers,
    })),
  })
  const isRefusal = (body: string) => body.includes('"insufficient_stock"')
  const strange = opened.filter(({ status, body }) => status !== 201 && !(status === 409 && isRefusal(body)))
  const { rows } = await db.query<{ stock: number; ledger: number }>(
    `select (select stock from listing_options where id = $1) as stock,
       coalesce((select sum(amount_pence) from ledger_entries), 0)::int as ledger`,
    [optionId],
  )
  const race: Race = {
    buyers: count,
    packs,
    paid: paid.filter(({ body }) => body.includes('"succeeded"')).length,
    refused: opened.filter(({ status, body }) => status === 409 && isRefusal(body)).length,
    others: tally(strange.map(({ status, body }) => `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`)),
    stock: rows[0]!.stock,
    ledger: rows[0]!.ledger,
    seconds,
  }
  return race
}

/** Whether all of them were answered rightly: as many paid as there were packs, all others refused, nothing lost. */
export const isFair = ({ buyers, packs, paid, refused, stock, ledger }: Race): boolean =>
  paid === packs && refused === buyers - packs && stock === 0 && ledger === 0
