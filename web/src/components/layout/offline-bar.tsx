import { WifiOff } from 'lucide-react'
import { useHeightAs } from '#web/lib/browser/height-as.ts'
import { useOnline } from '#web/lib/browser/online.ts'

/** Says that the connection is gone, under what stays of the header and above all else that stays; what was read stays on the page. */
export const OfflineBar = () => {
  const online = useOnline()
  return (
    <div role="status" className="sticky top-(--header-height) z-30">
      {!online && <Told />}
    </div>
  )
}

const Told = () => (
  <p
    ref={useHeightAs<HTMLParagraphElement>('--offline-bar-height')}
    className="flex items-center justify-center gap-2 bg-yolk-soft px-4 py-2 text-sm text-yolk-ink"
  >
    <WifiOff aria-hidden size={16} className="shrink-0" />
    You’re offline. You can still read this page, but changes need a connection.
  </p>
)
