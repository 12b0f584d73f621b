import { MailWarning } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useRememberPlace } from './verifying/verify-place.ts'

type Noticed = {
  email: string
  /** It stands where somebody has just signed up, and goes on from there. */
  takesFocus?: boolean
}

/** Says what an unverified address keeps from working, and proves it right there, by the code of our mail. */
export const VerifyNotice = ({ email, ...rest }: Noticed) => {
  useRememberPlace()
  return (
    <section
      aria-label="Verify your email address"
      className="w-full overflow-hidden rounded-lg border border-yolk bg-surface text-left text-ink"
    >
      <div className="flex gap-3 bg-yolk-soft p-4 text-yolk-ink md:px-5">
        <MailWarning aria-hidden size={24} className="shrink-0" />
        <p className="min-w-0 flex-1">
          <strong className="font-semibold">Please verify your email address.</strong> Type in the code we emailed to{' '}
          <span className="break-all font-medium">{email}</span>, or open the link in that email. Until then you can
          browse and fill your cart, but you can’t buy, publish listings or send messages.
        </p>
      </div>
      <div className="min-h-58 p-4 md:min-h-44 md:px-5">
        <LateField email={email} {...rest} />
      </div>
    </section>
  )
}

/** The field comes in a chunk of its own: where that does not arrive, what else is on the page stays as it is. */
const LateField = (noticed: Noticed) => {
  const [Part, setPart] = useState<ComponentType<Noticed> | null>(null)
  const [isMissing, setMissing] = useState(false)
  const fetchPart = useCallback(async () => {
    setMissing(false)
    const loaded = await import('./verifying/type-code.tsx').catch(() => null)
    if (loaded) setPart(() => loaded.default)
    else setMissing(true)
  }, [])
  useEffect(() => void fetchPart(), [fetchPart])
  if (Part) return <Part {...noticed} />
  return (
    isMissing && (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>The box for the code didn’t load. Check your connection.</p>
        <Button variant="secondary" onClick={() => void fetchPart()}>
          Try again
        </Button>
      </div>
    )
  )
}
