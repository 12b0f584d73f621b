import { ShieldCheck } from 'lucide-react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { kept } from '#web/lib/kept/kept.ts'
import { paths } from '#web/lib/paths.ts'
import { useHasNone } from './known-none.ts'

const dismissal = kept<boolean>({ key: 'two_step_offer', read: (text) => text === 'true' })

/** Offers two-step sign-in to a seller, once: whoever says no is not asked again in this browser. */
export default function SellerOffer() {
  const isDismissed = dismissal.use()
  const hasNone = useHasNone()
  if (isDismissed || !hasNone) return null
  return (
    <aside
      aria-label="Two-step sign-in"
      className="mt-8 flex flex-col gap-3 rounded-lg border border-straw bg-surface p-4 md:flex-row md:items-center md:p-5"
    >
      <ShieldCheck aria-hidden size={24} strokeWidth={1.5} className="shrink-0 text-hedge" />
      <p className="min-w-0 flex-1 text-ink-soft">
        <strong className="font-semibold text-ink">Keep your shop to yourself.</strong> With two-step sign-in a stolen
        password is not enough to sell in your name. It takes two minutes.
      </p>
      <div className="flex gap-2">
        <ButtonLink to={paths.profileSection('security')} variant="secondary" size="sm">
          Set it up
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={() => dismissal.set(true)}>
          Not now
        </Button>
      </div>
    </aside>
  )
}
