import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { abandonPackagePayments } from './package-payments.queries.ts'

/** What a user paid, with what went back to them. */
export const paymentsLeaving: Leaving = {
  inFile: {
    payments: {
      tables: ['payments', 'refunds'],
      of: (id) => sql`
        select p.reference, p.provider, case when p.checkout_id is null then 'package' else 'checkout' end as "for",
          p.amount_pence as "amountPence", p.currency, p.status, p.created_at as "createdAt", p.settled_at as "settledAt",
          (select coalesce(json_agg(json_build_object('amountPence', r.amount_pence, 'createdAt', r.created_at,
            'sentAt', r.sent_at) order by r.id), '[]') from refunds r where r.payment_reference = p.reference) as refunds
        from payments p where p.payer_id = ${id} order by p.created_at, p.reference`,
    },
  },
  columnsNotInFile: {
    'payments.expires_at': 'half an hour after it was asked for',
    'refunds.attempts': 'how often we have asked the provider',
    'refunds.next_attempt_at': 'when we ask the provider again',
  },
  // All others stay, as the law wants.
  forget: (db, { id, now }) => [abandonPackagePayments(db, { userId: id, now })],
  stays: { payments: 'six years' },
}
