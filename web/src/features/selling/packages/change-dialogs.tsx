import { leastPaymentPence, poundsWords } from '#contract/money.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { packagePrice } from '#contract/selling/packages.constants.ts'
import { tiers } from '#contract/tiers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { formatCount, formatDay, formatPence } from '#web/lib/format.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { Asked, type DialogProps } from './asked.tsx'
import { goToPayment } from './go-to-payment.ts'
import { useChangePackage } from './packages.api.ts'

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
          toast({ title: `You now have ${name}`, variant: 'success' })
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
          Pay {formatPence(pricePence)}
        </Button>
      }
    >
      <p>
        You can have {listings} different listings in a billing month straight away. Your package stays paid until{' '}
        {until(sellerPackage)}.
      </p>
      <p>
        It costs <b>{formatPence(pricePence)}</b> now: the price of {name} for the days until then, less the unused part
        of what you paid for {tiers[sellerPackage.tier].name}, rounded up to the penny.
        {pricePence === leastPaymentPence && ` ${formatPence(leastPaymentPence)} is the smallest payment we can take.`}{' '}
        Nothing changes until you’ve paid.
      </p>
    </Asked>
  )
}

/** Asks before a smaller package is chosen, naming what pauses with it. */
export const DowngradeDialog = ({ sellerPackage, part: { tier, pauses }, open, onClose }: DialogProps<'downgrade'>) => {
  const { mutate, isPending, error } = useChangePackage()
  const { name, listings } = tiers[tier]
  const price = poundsWords(packagePrice(tier, sellerPackage.period ?? 'month'))
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
        From {until(sellerPackage)} you’ll have {name}: {listings} listings for {price} a{' '}
        {sellerPackage.period ?? 'month'}, which you pay then. Nothing changes until that day, and you can change your
        mind.
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
        <p>You have no more than {listings} listings for sale, so none of them pause.</p>
      )}
    </Asked>
  )
}
