import { useEffect } from 'react'
import { whenIdle } from '#web/lib/browser/idle.ts'
import { useOnline } from '#web/lib/browser/online.ts'
import { useToasts } from '#web/lib/toast.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadRegion = () => import('./toast-region.tsx')

/**
 * The place of toasts: empty until the first one. Radix's region is fetched as soon as there is time, since it may be a lost
 * connection that it has to tell of; without it the words stand bare.
 */
export const ToastHost = () => {
  const toasts = useToasts()
  const online = useOnline()
  const { Part: Region, fetchPart } = useLatePart(loadRegion)
  const wanted = toasts[0]?.id
  useEffect(() => {
    if (wanted) void fetchPart()
    else if (online) whenIdle(() => void fetchPart())
  }, [wanted, online, fetchPart])
  if (!wanted) return null
  if (Region) return <Region toasts={toasts} />
  const { title, description } = toasts[0] ?? {}
  return (
    <p role="alert" className="fixed top-0 z-60 border bg-surface p-4">
      {title}. {description}
    </p>
  )
}
