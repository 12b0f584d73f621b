import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'

/** What a seller earned. */
export const ledgerLeaving: Leaving = {
  inFile: {
    earnings: {
      tables: ['ledger_entries', 'ledger_transactions'],
      of: (id) => sql`
        select t.kind, split_part(e.account, ':', 3) as state, -e.amount_pence as "amountPence", o.number as "order", t.at
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id left join orders o on o.id = t.order_id
        where e.account in (${`seller:${id}:pending`}, ${`seller:${id}:payable`}) order by t.at, e.id`,
    },
  },
  columnsNotInFile: {
    'ledger_transactions.cause': 'what keeps us from booking a thing twice',
    'ledger_transactions.payment_reference': 'the buyer’s payment, or their own, which is there',
    'ledger_transactions.request_id': 'a word by which we find a line in our log',
  },
  stays: { ledger_entries: 'six years; an account of the ledger is called by its seller’s id' },
}
