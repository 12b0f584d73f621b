import { useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { useIsKept } from './favourite-ids.api.ts'

/** What a click needs, fetched with the first one. */
const loadToggle = () => import('./toggle.ts')

type HeartProps = { listing: { id: string; name: string } }

const failed = (error: unknown) =>
  toast({ title: 'That didn’t work', description: errorMessage(error), variant: 'destructive' })

/** What a heart shows and does. */
const useKeeping = ({ id, name }: HeartProps['listing']) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const kept = useIsKept(id)
  const [isWaiting, setWaiting] = useState(false)
  const act = async () => {
    setWaiting(true)
    const { toggle } = await loadToggle().finally(() => setWaiting(false))
    const mustSignIn = await toggle({ queries, listing: { id, name }, wanted: !kept })
    if (mustSignIn) void navigate(paths.signIn(location.pathname + location.search))
  }
  return {
    'aria-pressed': kept,
    'aria-label': `Save ${name}`,
    'data-waiting': isWaiting ? '' : undefined,
    onClick: () => void act().catch(failed),
  }
}

const heartClass = 'group-aria-pressed/heart:fill-comb group-aria-pressed/heart:text-comb'

/** The heart on the picture of a card, above the link that covers it. */
export const CardHeart = ({ listing }: HeartProps) => (
  <button
    type="button"
    {...useKeeping(listing)}
    className="group/heart absolute top-0 right-0 z-1 grid size-11 place-items-center"
  >
    <span className="grid size-8 place-items-center rounded-full bg-surface">
      <Heart aria-hidden size={18} className={heartClass} />
    </span>
  </button>
)

/** The heart with its word, for a listing's own page. */
export const KeepButton = ({ listing }: HeartProps) => (
  <Button variant="quiet" {...useKeeping(listing)} className="group/heart">
    <Heart aria-hidden size={18} className={heartClass} />
    Save
  </Button>
)
