import { WifiOff } from 'lucide-react'
import { useOnline } from '#web/lib/browser/online.ts'

/** Says that the connection is gone, under what stays of the header; what was read stays on the page. */
export const OfflineBar = () => {
  const online = useOnline()
  return (
    <div role="status" className="sticky top-(--header-height) z-30">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-yolk-soft px-4 py-2 text-sm text-yolk-ink">
          <WifiOff aria-hidden size={16} className="shrink-0" />
          You are offline. You can still read what is on the page; changes need a connection.
        </p>
      )}
    </div>
  )
}
