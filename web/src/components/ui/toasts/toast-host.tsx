import { useEffect, useState } from 'react'
import { onFirstAct } from '#web/lib/browser/first-act.ts'
import { useOnline } from '#web/lib/browser/online.ts'
import { useToasts } from '#web/lib/toast.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadRegion = () => import('./toast-region.tsx')

/**
 * The place of toasts: empty until the first one. Radix's region is fetched with the first press or key, since what one does may
 * end in a toast, and it may be a lost connection that it has to tell of; where it does not come the words stand bare.
 */
export const ToastHost = () => {
  const toasts = useToasts()
  const online = useOnline()
  const { Part: Region, fetchPart } = useLatePart(loadRegion)
  const [isMissing, setMissing] = useState(false)
  const wanted = toasts[0]?.id
  useEffect(() => {
    if (wanted) void fetchPart().then((isThere) => setMissing(!isThere))
    else if (online) return onFirstAct(() => void fetchPart())
  }, [wanted, online, fetchPart])
  if (!wanted) return null
  if (Region) return <Region toasts={toasts} />
  if (!isMissing) return null
  const { title, description } = toasts[0] ?? {}
  return (
    <p
      role="alert"
      className="fixed bottom-(--foot-height) left-4 z-60 mb-4 mr-4 max-w-[420px] rounded-lg border border-straw bg-surface p-4 shadow-raised"
    >
      {title}. {description}
    </p>
  )
}
