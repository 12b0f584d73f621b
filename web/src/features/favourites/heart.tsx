import { useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Button } from '../../components/ui/button.tsx'
import { errorMessage } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { loadToggle, useIsKept } from './favourite-ids.api.ts'

type HeartProps = { listing: { id: string; name: string } }

const failed = (error: unknown) =>
  toast({ title: 'That did not work', description: errorMessage(error), variant: 'destructive' })

/** What a heart shows and does. */
const useKeeping = ({ id, name }: HeartProps['listing']) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const kept = useIsKept(id)
  const act = async () => {
    const { toggle } = await loadToggle()
    const mustSignIn = await toggle({ queries, listing: { id, name }, wanted: !kept })
    if (mustSignIn) void navigate(paths.signIn(location.pathname + location.search))
  }
  return { 'aria-pressed': kept, 'aria-label': `Keep ${name}`, onClick: () => void act().catch(failed) }
}

const heartClass = 'group-aria-pressed/heart:fill-comb group-aria-pressed/heart:text-comb'

/** On the picture of a card, above the link that covers it. */
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

/** With its word, for a listing's own page. */
export const KeepButton = ({ listing }: HeartProps) => (
  <Button variant="quiet" {...useKeeping(listing)} className="group/heart">
    <Heart aria-hidden size={18} className={heartClass} />
    Keep
  </Button>
)
