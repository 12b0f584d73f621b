import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { packagePrice, refundWords } from '#contract/selling/packages.constants.ts'
import { tiers } from '#contract/tiers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { errorMessage } from '#web/lib/api-error.ts'
import { formatCount, formatDay, formatPence } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { goToPayment } from './go-to-payment.ts'
import { useCancelPackage, useChangePackage } from './packages.api.ts'

type DialogProps<Part extends 'upgrade' | 'downgrade' | 'cancellation'> = {
  sellerPackage: SellerPackage
  part: NonNullable<SellerPackage[Part]>
  open: boolean
  onClose: () => void
}

type AskedProps = {
  open: boolean
  onClose: () => void
  title: string
  back?: string
  error: unknown
  act: ReactNode
  children: ReactNode
}

const Asked = ({ open, onClose, title, back = 'Go back', error, act, children }: AskedProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    footer={
      <>
        <Button variant="secondary" onClick={onClose}>
          {back}
        </Button>
        {act}
      </>
    }
  >
    <div className="flex flex-col gap-3 pt-1">
      {children}
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
    </div>
  </Dialog>
)

const until = ({ renewsAt }: SellerPackage): string => (renewsAt ? formatDay(renewsAt) : 'the period’s end')

/** Asks before an upgrade, with what it costs now and why, and leads on to its payment. */
export const UpgradeDialog = ({ sellerPackage, part: { tier, pricePence }, open, onClose }: DialogProps<'upgrade'>) => {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useChangePackage()
  const { name, listings } = tiers[tier]
  const upgrade = () =>
    mutate(
      { tier },
      {
        onSuccess: ({ paymentUrl }) => {
          if (paymentUrl) return goToPayment(paymentUrl, (path) => void navigate(path))
          onClose()
          toast({ title: `You have ${name} now`, variant: 'success' })
        },
      },
    )
  return (
    <Asked
      open={open}
      onClose={onClose}
      title={`Upgrade to ${name}`}
      error={error}
      act={
        <Button pending={isPending} onClick={upgrade}>
          {pricePence > 0 ? `Pay ${formatPence(pricePence)}` : `Upgrade for nothing`}
        </Button>
      }
    >
      <p>
        {listings} different listings in a billing month, at once. Your package stays paid until {until(sellerPackage)}.
      </p>
      {pricePence > 0 ? (
        <p>
          It costs <b>{formatPence(pricePence)}</b> now: the price of {name} for the days until then, less the unused
          part of what you paid for {tiers[sellerPackage.tier].name}, to the nearest penny. Nothing changes before it is
          paid.
        </p>
      ) : (
        <p>So little of the period is left that the difference is under 30 pence. It costs nothing.</p>
      )}
    </Asked>
  )
}

/** Asks before a smaller package is chosen, naming what pauses with it. */
export const DowngradeDialog = ({ sellerPackage, part: { tier, pauses }, open, onClose }: DialogProps<'downgrade'>) => {
  const { mutate, isPending, error } = useChangePackage()
  const { name, listings } = tiers[tier]
  const price = formatPence(packagePrice(tier, sellerPackage.period ?? 'month')).replace(/\.00$/, '')
  return (
    <Asked
      open={open}
      onClose={onClose}
      title={`Change to ${name}`}
      error={error}
      act={
        <Button
          variant={pauses.length > 0 ? 'destructive' : 'primary'}
          pending={isPending}
          onClick={() => mutate({ tier }, { onSuccess: onClose })}
        >
          Change to {name}
        </Button>
      }
    >
      <p>
        From {until(sellerPackage)} on you have {name}: {listings} listings, {price} a {sellerPackage.period ?? 'month'}
        , to be paid then. Until that day nothing changes, and you can take this back.
      </p>
      {pauses.length > 0 ? (
        <>
          <p>
            Your {listings} oldest listings stay for sale.{' '}
            {formatCount(pauses.length, ['other listing pauses', 'other listings pause'])} on that day:
          </p>
          <ul aria-label="Listings that pause" className="list-disc pl-5">
            {pauses.map(({ id, title }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                {title}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>You have no more than {listings} listings for sale: none pauses.</p>
      )}
    </Asked>
  )
}

/** Asks before a package is cancelled: when it ends, and the exact sum that comes back, if any. */
export const CancelDialog = ({ sellerPackage, part, open, onClose }: DialogProps<'cancellation'>) => {
  const { mutate, isPending, error } = useCancelPackage()
  const { endsAt, refundPence } = part
  const isNow = endsAt !== sellerPackage.renewsAt
  const back = formatPence(refundPence)
  const cancel = () =>
    mutate(
      { refundPence },
      {
        onSuccess: () => {
          onClose()
          toast({ title: isNow ? `Package ended, ${back} comes back` : 'Package cancelled' })
        },
      },
    )
  return (
    <Asked
      open={open}
      onClose={onClose}
      title="Cancel your package"
      back="Keep the package"
      error={error}
      act={
        <Button variant="destructive" pending={isPending} onClick={cancel}>
          {isNow ? `End it now, get ${back} back` : 'Cancel package'}
        </Button>
      }
    >
      {isNow ? (
        <>
          <p>Your annual package is in its first 30 days: it ends at once, and your listings pause.</p>
          <p>
            <b>{back}</b> goes back to where it was paid from, for the days that are left, usually within 5-7 business
            days.
          </p>
        </>
      ) : (
        <>
          <p>
            You sell as before until {formatDay(endsAt)}, then your listings pause. You can take this back until then.
          </p>
          <p>{refundWords.month}</p>
        </>
      )}
    </Asked>
  )
}
