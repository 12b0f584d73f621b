import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { Card } from '#web/components/ui/card.tsx'
import { TimeLeft } from '#web/features/money/payments/time-left.tsx'
import { unpaidOrderQueryOptions } from '#web/features/trade/orders/orders.api.ts'
import { PayButton } from '#web/features/trade/orders/pay-button.tsx'

type HeldNoteProps = {
  /** Whether what the page sells is the cart. */
  inCart: boolean
}

const Over = ({ inCart }: HeldNoteProps) => (
  <p role="status" className="mb-6 rounded-md bg-yolk-soft px-4 py-3 text-yolk-ink">
    You ran out of time to pay, so we’re no longer holding your items. We didn’t take any money.{' '}
    {inCart && 'They’re still in your cart. '}Check out again below.
  </p>
)

/**
 * Whether it is still unknown if a payment of theirs waits, so that its note does not push down what they already read. Asked of
 * whoever came signed in alone: the form of a guest who signs in on the page stays where it is.
 */
export const useHeldUnknown = (user: User | null): boolean => {
  const [cameSignedIn] = useState(user !== null)
  const { isLoading } = useQuery({ ...unpaidOrderQueryOptions, enabled: cameSignedIn })
  // The note below reads the same, and for a guest who has just signed in that it loads must not take the form away.
  return cameSignedIn && isLoading
}

/** A payment that was begun and still waits: how long its goods are held, and the way back to it. After a reload too. */
export const HeldNote = ({ inCart }: HeldNoteProps) => {
  const { data: order } = useQuery(unpaidOrderQueryOptions)
  const [overFor, setOverFor] = useState<string | null>(null)
  const payBy = order?.payBy
  if (overFor && (!payBy || overFor === payBy)) return <Over inCart={inCart} />
  if (!order || !payBy) return null
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-xl">Your payment is still open</h2>
        <TimeLeft until={payBy} onOver={() => setOverFor(payBy)} />
        <p className="mt-1 text-ink-soft text-sm">
          We’re holding your items until then. If you pay below instead, we’ll cancel that payment and start a new one.
        </p>
      </div>
      <PayButton order={order} />
    </Card>
  )
}
