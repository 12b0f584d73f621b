import { useQuery } from '@tanstack/react-query'
import { CreditCard, FlaskConical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SandboxPayment, SandboxSettled } from '#contract/money/payments.answers.ts'
import { isPayable, type PayableStatus, type PaymentStatus } from '#contract/money/payments.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { sandboxQueryOptions, useSandboxAct } from '#web/features/money/payments/payments.api.ts'
import { SandboxForm } from '#web/features/money/payments/sandbox-form.tsx'
import { TimeLeft } from '#web/features/money/payments/time-left.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { useParams } from '#web/lib/router/routes.tsx'
import { Declined } from './declined.tsx'

const Banner = () => (
  <p className="flex items-start gap-3 rounded-lg bg-yolk-soft p-4 text-yolk-ink">
    <FlaskConical aria-hidden size={22} className="mt-0.5 shrink-0" />
    <span>
      <strong className="font-semibold">This is a practice payment.</strong> You don’t need a card and no money will
      leave your account. Choose below what the bank says.
    </span>
  </p>
)

type EndedStatus = Exclude<PaymentStatus, PayableStatus>

const endings: Record<EndedStatus, { title: string; text: string; paid: boolean }> = {
  succeeded: { title: 'You’ve already paid', text: 'Thank you. There’s nothing more to do here.', paid: true },
  abandoned: { title: 'This payment was cancelled', text: 'We didn’t take any money.', paid: false },
  expired: { title: 'You ran out of time to pay', text: 'We didn’t take any money. You can try again.', paid: false },
  refunded: {
    title: 'Your payment came too late',
    text: 'Your time to pay was up, so we’re refunding you in full.',
    paid: false,
  },
}

/** What became of the goods, where they came from the cart and where they were bought past it. */
const goods: Partial<Record<EndedStatus, { fromCart: string; atOnce: string }>> = {
  abandoned: { fromCart: 'Your items are still in your cart.', atOnce: '' },
  expired: {
    fromCart: 'We’re no longer holding your items, but they’re still in your cart.',
    atOnce: 'We’re no longer holding it for you.',
  },
}

const goodsWords = ({ successUrl, cancelUrl }: SandboxPayment, status: EndedStatus): string | undefined => {
  if (!successUrl.startsWith(paths.orders)) return
  return goods[status]?.[cancelUrl === paths.cart ? 'fromCart' : 'atOnce']
}

/** A package's payment ends before its time when the package changes, or another payment takes its place. */
const endingOf = ({ successUrl, expiresAt }: SandboxPayment, status: EndedStatus) => {
  const { title, text, paid } = endings[status]
  if (successUrl.startsWith(paths.orders)) return { title, text, paid }
  if (status === 'refunded') {
    return { title, paid, text: 'Your package had changed by then, so we’re refunding you in full.' }
  }
  if (status !== 'expired' || Date.parse(expiresAt) <= Date.now()) return { title, text, paid }
  return {
    title: 'This payment has been replaced',
    text: 'You’ve started another payment, or your package has changed. We didn’t take any money.',
    paid,
  }
}

const Ended = ({ payment, status }: { payment: SandboxPayment; status: EndedStatus }) => {
  const { title, text, paid } = endingOf(payment, status)
  const again = payment.cancelUrl === paths.cart && status === 'expired'
  return (
    <div role="status" className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">
        {text} {goodsWords(payment, status)}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {again && <ButtonLink to={paths.checkout}>Try again</ButtonLink>}
        <ButtonLink to={paid ? payment.successUrl : payment.cancelUrl} variant={again ? 'secondary' : 'primary'}>
          {paid ? 'Continue' : 'Go back'}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Cards that nobody has, one after the other. */
const cards = ['4242', '1881', '0005']

type PaymentProps = { payment: SandboxPayment; card: number; onOver: () => void; children: ReactNode }

const Payment = ({ payment, card, onOver, children }: PaymentProps) => (
  <Card className="flex flex-col gap-5">
    <div className="flex items-start justify-between gap-4">
      <ul className="min-w-0">
        {payment.purpose.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="numbers shrink-0 font-bold text-2xl">{formatPence(payment.amountPence)}</p>
    </div>
    {isPayable(payment.status) && (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-quiet px-4 py-3">
        <p className="flex items-center gap-2">
          <CreditCard aria-hidden size={18} className="shrink-0" />
          Practice card ending {cards[card % cards.length]}
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
  const acting = useSandboxAct(reference)
  const [card, setCard] = useState(0)
  const [isTryingNext, setIsTryingNext] = useState(false)
  const tryNext = () => {
    setCard(card + 1)
    setIsTryingNext(true)
  }
  const goOn = ({ status }: SandboxSettled, { successUrl, cancelUrl }: SandboxPayment) => {
    if (status === 'declined') setIsTryingNext(false)
    if (status === 'succeeded') navigate(successUrl, { replace: true })
    if (status === 'abandoned') navigate(cancelUrl, { replace: true })
  }
  return (
    <Loaded of={query} failed="We couldn’t open this payment" waiting={<Skeleton className="h-80 rounded-lg" />}>
      {(payment) => (
        <Payment payment={payment} card={card} onOver={() => void query.refetch()}>
          {payment.status === 'declined' && !isTryingNext ? (
            <Declined acting={acting} onSettled={(settled) => goOn(settled, payment)} onTryNext={tryNext} />
          ) : isPayable(payment.status) ? (
            <SandboxForm
              key={card}
              payment={payment}
              acting={acting}
              isNext={card > 0}
              onSettled={(settled) => goOn(settled, payment)}
            />
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
        <Content key={reference} reference={reference} />
      </div>
    </div>
  )
}
