import type { z } from 'zod'
import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import type { User } from '#contract/identity/account.answers.ts'
import type { Conversion } from '#contract/identity/currency.answers.ts'
import type { convertQuery } from '#contract/identity/currency.ts'
import { batch } from '#db/batch.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { updateCurrency } from '#features/identity/users/user.queries.ts'
import { convertAmount } from './currency.queries.ts'

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Converts an amount at the stored rates. Throws `validation` for a currency that we do not know. */
export const convert = async ({ db }: Deps, query: z.output<typeof convertQuery>): Promise<Conversion> => {
  const rows = await convertAmount(db, query)
  const amountIn = (path: 'from' | 'to') => {
    const row = rows.find(({ code }) => code === query[path])
    if (!row) throw invalid(path, 'We don’t have this currency')
    const amount = Number(row.amount)
    return { amount, currency: row.code, formatted: `${row.symbol}${amount.toLocaleString('en-GB', twoDecimals)}` }
  }
  return { original: amountIn('from'), converted: amountIn('to') }
}

/** Keeps the currency in which the viewer sees prices. Throws `validation` unless it is an active one. */
export const chooseCurrency = async (
  { db, now }: Deps,
  { actor, code }: { actor: SessionActor; code: string },
): Promise<User> => {
  const {
    changed: [user],
  } = await batch(db, { changed: updateCurrency(db, { id: actor.id, code, now }) })
  if (!user) throw invalid('currencyCode', 'We don’t have this currency')
  return toUser(user)
}
