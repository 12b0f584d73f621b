import { Info, X } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { type LeftOutState, leftOutOf } from './buy-again.ts'

/** What of an order could not be bought again, until it is put away. */
export const LeftOut = () => {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const words = leftOutOf(state)
  if (words.length === 0) return null
  const putAway = () => navigate(pathname, { replace: true, state: { leftOut: [] } satisfies LeftOutState })
  return (
    <div role="status" className="mb-6 flex items-start gap-3 rounded-md bg-yolk-soft px-4 py-3 text-yolk-ink">
      <Info aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">You can’t buy everything again</p>
        <ul className="mt-1 text-sm">
          {words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <Button variant="quiet" size="icon" className="-m-2" aria-label="Dismiss this note" onClick={putAway}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}
