import { useQuery } from '@tanstack/react-query'
import { CreditCard, FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { SandboxPayment, SandboxSettled } from '#contract/money/payments.answers.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { sandboxQueryOptions } from '#web/features/money/payments/payments.api.ts'
import { SandboxForm } from '#web/features/money/payments/sandbox-form.tsx'
import { TimeLeft } from '#web/features/money/payments/time-left.tsx'
import { lastCheckout } from '#web/features/trade/checkout/last-checkout.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { TryAgain } from './try-again.tsx'

const Banner = () => (
  <p className="flex items-start gap-3 rounded-lg bg-yolk-soft p-4 text-yolk-ink">
    <FlaskConical aria-hidden size={22} className="mt-0.5 shrink-0" />
    <span>
      <strong className="font-semibold">This is a practice payment.</strong> No card is asked for and no money moves:
      you decide below what the bank would say.
    </span>
  </p>
)

const endings: Record<Exclude<PaymentStatus, 'open'>, { title: string; text: string; paid: boolean }> = {
  succeeded: { title: 'This is paid', text: 'Thank you. Nothing more is to be done here.', paid: true },
  declined: { title: 'The payment was declined', text: 'Nothing was taken. You can try again.', paid: false },
  abandoned: { title: 'This payment was cancelled', text: 'Nothing was taken.', paid: false },
  expired: { title: 'The time to pay is over', text: 'Nothing was taken. You can try again.', paid: false },
  refunded: {
    title: 'The payment came too late',
    text: 'What you wanted was gone by then, so the whole amount goes back to you.',
    paid: false,
  },
}

/** How to go on, where goods were to be paid. */
const inCart: Partial<Record<PaymentStatus, string>> = {
  declined: 'What you chose is still in your cart.',
  abandoned: 'What you chose is still in your cart.',
  expired: 'The goods are no longer held for you, but still in your cart.',
}

const Ended = ({ payment, status }: { payment: SandboxPayment; status: Exclude<PaymentStatus, 'open'> }) => {
  const { title, text, paid } = endings[status]
  const isCart = payment.cancelUrl === paths.cart
  const again = isCart && (status === 'declined' || status === 'expired')
  return (
    <div role="status" className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">
        {text} {isCart && !paid && inCart[status]}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {again && <TryAgain paymentUrl={`/pay/${payment.reference}`} />}
        <ButtonLink to={paid ? payment.successUrl : payment.cancelUrl} variant={again ? 'secondary' : 'primary'}>
          {paid ? 'Go on' : 'Go back'}
        </ButtonLink>
      </div>
    </div>
  )
}

type PaymentProps = { payment: SandboxPayment; onOver: () => void; children: ReactNode }

const Payment = ({ payment, onOver, children }: PaymentProps) => (
  <Card className="flex flex-col gap-5">
    <div className="flex items-start justify-between gap-4">
      <ul className="min-w-0">
        {payment.purpose.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="numbers shrink-0 font-bold text-2xl">{formatPence(payment.amountPence)}</p>
    </div>
    {payment.status === 'open' && (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-quiet px-4 py-3">
        <p className="flex items-center gap-2">
          <CreditCard aria-hidden size={20} className="shrink-0" />
          Practice card ending 4242
        </p>
        <TimeLeft until={payment.expiresAt} onOver={onOver} />
      </div>
    )}
    {children}
  </Card>
)

const Content = ({ reference }: { reference: string }) => {
  const navigate = useNavigate()
  const query = useQuery(sandboxQueryOptions(reference))
  const goOn = ({ status }: SandboxSettled, { successUrl, cancelUrl }: SandboxPayment) => {
    if (status === 'succeeded') {
      lastCheckout.forget()
      navigate(successUrl, { replace: true })
    }
    if (status === 'abandoned') navigate(cancelUrl, { replace: true })
  }
  return (
    <Loaded of={query} failed="We could not open this payment" waiting={<Skeleton className="h-80 rounded-lg" />}>
      {(payment) => (
        <Payment payment={payment} onOver={() => void query.refetch()}>
          {payment.status === 'open' ? (
            <SandboxForm payment={payment} onSettled={(settled) => goOn(settled, payment)} />
          ) : (
            <Ended payment={payment} status={payment.status} />
          )}
        </Payment>
      )}
    </Loaded>
  )
}

/** The sandbox's pay page. It looks like one, and says that no money moves. */
export default function PayPage() {
  const { reference = '' } = useParams()
  usePageHead({ title: 'Pay' })
  return (
    <div className="page max-w-2xl py-6 md:py-10">
      <h1 className="mb-5 text-3xl md:text-4xl">Pay</h1>
      <div className="flex flex-col gap-5">
        <Banner />
        <Content reference={reference} />
      </div>
    </div>
  )
}
