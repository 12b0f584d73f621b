import { MapPin, Package } from 'lucide-react'
import type { CartGroup } from '#contract/trade/cart.answers.ts'
import { collectFrom } from './collection-words.ts'

type WayLabelProps = { group: Pick<CartGroup, 'way' | 'collectionPlace'> }

/** How a shop's goods come, beside its name: by post, or to be collected from where. */
export const WayLabel = ({ group: { way, collectionPlace } }: WayLabelProps) => (
  <p className="flex items-center gap-1.5 text-ink-soft text-sm">
    {way === 'post' ? <Package aria-hidden size={16} /> : <MapPin aria-hidden size={16} />}
    {way === 'post' ? 'By post' : collectFrom(collectionPlace)}
  </p>
)
