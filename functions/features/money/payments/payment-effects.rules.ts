import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { Batch, Statement } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import type { PaymentRow } from './payments.queries.ts'

/** What a provider may tell. A declined card ends nothing: what is paid for stays as it was. */
export type PaymentOutcome = 'succeeded' | 'declined' | 'abandoned'

/** What ends a payment. */
export type PaymentEnd = Exclude<PaymentOutcome, 'declined'>

/** A payment that was made or given up, who tells it, and what its effect has read beside it. */
type Settling<Found> = { actor: Actor; payment: PaymentRow; found: Found; outcome: PaymentEnd }

/** What comes of a payment where it was asked for: money calls it by this table and does nothing of it itself. */
export type PaymentEffect<Found = unknown> = {
  /** Reads, in the call that reads the payment, what `settle` works with. */
  read: (db: Db, reference: string) => Statement<Found>
  /**
   * Does it in one transaction that holds the payment's row, and answers what the payment came to, also when somebody
   * else was quicker. A method, so that effects that read different things fit into one table.
   */
  settle(deps: Deps, settling: Settling<Found>): Promise<PaymentStatus>
  /** Notes where it was asked for that money came for nothing and goes back, as statements for the batch of that. */
  noteReturned: (deps: Deps, payment: PaymentRow) => Batch
}

/** Every kind of thing that is paid for, with its effect; wired where the whole API is. */
export type PaymentEffects = { checkout: PaymentEffect; package: PaymentEffect }
