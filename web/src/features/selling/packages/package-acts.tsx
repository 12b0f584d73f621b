import { useState } from 'react'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { tiers } from '#contract/tiers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DowngradeDialog, UpgradeDialog } from './change-dialogs.tsx'
import { useChangePackage, useResumePackage } from './packages.api.ts'

type Act = 'upgrade' | 'downgrade' | 'cancellation'

/** What the seller may do with a package that is paid for; each is asked once. */
export const PackageActs = ({ sellerPackage }: { sellerPackage: SellerPackage }) => {
  const [open, setOpen] = useState<Act | null>(null)
  const { upgrade, downgrade, cancellation, nextTier, status } = sellerPackage
  const close = () => setOpen(null)
  if (status === 'cancelled') return <Resume />
  return (
    <>
      {nextTier && <TakeBack sellerPackage={sellerPackage} />}
      <div className="flex flex-wrap gap-3">
        {upgrade && <Button onClick={() => setOpen('upgrade')}>Upgrade to {tiers[upgrade.tier].name}</Button>}
        {downgrade && !nextTier && (
          <Button variant="secondary" onClick={() => setOpen('downgrade')}>
            Change to {tiers[downgrade.tier].name}
          </Button>
        )}
        {cancellation && (
          <Button variant="quiet" onClick={() => setOpen('cancellation')}>
            Cancel package
          </Button>
        )}
      </div>
      {upgrade && <UpgradeDialog {...{ sellerPackage, part: upgrade }} open={open === 'upgrade'} onClose={close} />}
      {downgrade && (
        <DowngradeDialog {...{ sellerPackage, part: downgrade }} open={open === 'downgrade'} onClose={close} />
      )}
      {cancellation && (
        <CancelDialog {...{ sellerPackage, part: cancellation }} open={open === 'cancellation'} onClose={close} />
      )}
    </>
  )
}

/** A smaller package is on its way: what pauses with it, and the way to keep this one. */
const TakeBack = ({ sellerPackage: { tier, nextTier, renewsAt, downgrade } }: { sellerPackage: SellerPackage }) => {
  const { mutate, isPending, error } = useChangePackage()
  if (!nextTier) return null
  const keep = () =>
    mutate({ tier }, { onSuccess: () => toast({ title: `You keep ${tiers[tier].name}`, variant: 'success' }) })
  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-duck-egg px-4 py-3 text-duck-egg-ink">
      <p>
        Becomes {tiers[nextTier].name} on {renewsAt && formatDay(renewsAt)}.
        {downgrade && downgrade.pauses.length > 0 && (
          <> These pause on that day: {downgrade.pauses.map(({ title }) => `“${title}”`).join(', ')}.</>
        )}
      </p>
      <Button variant="secondary" size="sm" pending={isPending} onClick={keep}>
        Keep {tiers[tier].name}
      </Button>
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
    </div>
  )
}

const Resume = () => {
  const { mutate, isPending, error } = useResumePackage()
  const resume = () =>
    mutate(undefined, { onSuccess: () => toast({ title: 'Your package continues', variant: 'success' }) })
  return (
    <>
      <div>
        <Button pending={isPending} onClick={resume}>
          Keep my package
        </Button>
      </div>
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
    </>
  )
}
