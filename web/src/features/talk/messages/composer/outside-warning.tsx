import { ShieldAlert } from 'lucide-react'

const words = {
  reader:
    'This may be asking you to pay outside Hatchyard. Only pay at the checkout here: we can’t get back money you pay anywhere else.',
  writer:
    'This looks like it’s about paying outside Hatchyard. Send a link to the listing instead: an order paid for here protects you both.',
}

/** Warns who reads such a message, or who is writing one. */
export const OutsideWarning = ({ side }: { side: keyof typeof words }) => (
  <p className="flex items-start gap-2 rounded-md bg-yolk-soft px-3.5 py-2.5 text-sm text-yolk-ink">
    <ShieldAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
    {words[side]}
  </p>
)
