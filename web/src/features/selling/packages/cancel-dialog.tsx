import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { refundWords } from '#contract/selling/packages.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { formatDay, formatPence } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { Asked, type DialogProps } from './asked.tsx'
import { useCancelPackage } from './packages.api.ts'

/** What comes back of a package that ends now, what does not, and when that is possible again. */
const Refund = ({ refundPence, keptPence, nextRefundAt }: NonNullable<SellerPackage['cancellation']>) => (
  <>
    <p>You’re in the first 30 days of your annual package, so it ends straight away and your listings pause.</p>
    <p>
      <b>{formatPence(refundPence)}</b> goes back the way you paid, usually within 5-7 business days. We keep{' '}
      <b>{formatPence(keptPence)}</b> for the days you’ve had, including today.
    </p>
    {nextRefundAt && (
      <p>
        You can have one refund in 365 days, so the next is possible from {formatDay(nextRefundAt)}. What you had for
        sale this billing month still counts if you pay for a package again.
      </p>
    )}
  </>
)

const NoRefund = ({ endsAt, nextRefundAt }: NonNullable<SellerPackage['cancellation']>) => (
  <>
    <p>
      You can carry on selling until {formatDay(endsAt)}. Then your listings pause. You can change your mind until then.
    </p>
    <p>
      {refundWords.month}
      {nextRefundAt &&
        ` You had a refund in the last 365 days. The next one is possible from ${formatDay(nextRefundAt)}.`}
    </p>
  </>
)

/** Asks before a package is cancelled: when it ends, and the exact sums that come back and do not. */
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
          toast({ title: isNow ? `Package ended, you’ll get ${back} back` : 'Package cancelled' })
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
      {isNow ? <Refund {...part} /> : <NoRefund {...part} />}
    </Asked>
  )
}
