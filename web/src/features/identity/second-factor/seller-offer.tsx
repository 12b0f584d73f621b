import { ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { kept } from '#web/lib/kept/kept.ts'
import { paths } from '#web/lib/paths.ts'
import { useHasNone } from './known-none.ts'

const dismissal = kept<boolean>({ key: 'two_step_offer', read: (text) => text === 'true' })

/** Takes the focus to where reading goes on: the next heading of the page. */
const focusNextHeading = (after: HTMLElement): void => {
  const isAfter = (heading: Node) => after.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING
  const next = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].find(isAfter)
  if (!next) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}

/** Offers two-step sign-in to a seller, once: whoever says no is not asked again in this browser. */
export default function SellerOffer() {
  const offer = useRef<HTMLElement>(null)
  const isDismissed = dismissal.use()
  const hasNone = useHasNone()
  if (isDismissed || !hasNone) return null
  const dismiss = () => {
    if (offer.current) focusNextHeading(offer.current)
    dismissal.set(true)
  }
  return (
    <aside
      ref={offer}
      aria-label="Two-step sign-in"
      className="mt-8 flex flex-wrap items-center gap-3 rounded-lg border border-straw bg-surface p-4 md:p-5"
    >
      <ShieldCheck aria-hidden size={24} strokeWidth={1.5} className="shrink-0 text-hedge" />
      <p className="min-w-0 flex-1 basis-60 text-ink-soft">
        <strong className="font-semibold text-ink">Keep your shop safe.</strong> With two-step sign-in, a stolen
        password isn’t enough to sell in your name. It takes two minutes.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.profileSection('security')} variant="secondary">
          Set it up
        </ButtonLink>
        <Button variant="quiet" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </aside>
  )
}
