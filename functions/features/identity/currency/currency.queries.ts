import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { currencies } from '#db/schema/identity/people.ts'

/** Reads the currencies in their order. */
export const listCurrencies = (db: Db, { activeOnly }: { activeOnly: boolean }) =>
  db
    .select({ code: currencies.code, symbol: currencies.symbol, exchangeRate: currencies.exchangeRate })
    .from(currencies)
    .where(activeOnly ? eq(currencies.active, true) : undefined)
    .orderBy(currencies.position)

type Wanted = { amount: string; from: string; to: string }

/** Reads both currencies with what the amount comes to in each, to two decimals; reckoned in decimals, not in floats. */
export const convertAmount = (db: Db, { amount, from, to }: Wanted) => {
  const fromRate = db.select({ rate: currencies.exchangeRate }).from(currencies).where(eq(currencies.code, from))
  return db
    .select({
      code: currencies.code,
      symbol: currencies.symbol,
      amount: sql<string>`round(${amount}::numeric * ${currencies.exchangeRate} / (${fromRate}), 2)`,
    })
    .from(currencies)
    .where(inArray(currencies.code, [from, to]))
}
