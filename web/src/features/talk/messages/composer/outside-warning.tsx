import { ShieldAlert } from 'lucide-react'

const words = {
  reader:
    'This may ask you to pay outside Hatchyard. Pay only at the checkout here: what you pay elsewhere we cannot get back for you.',
  writer:
    'This seems to be about paying outside Hatchyard. Send a link to the listing instead: an order paid here is covered for both of you, anything else is not.',
}

/** Warns who reads such a message, or who is writing one. */
export const OutsideWarning = ({ side }: { side: keyof typeof words }) => (
  <p className="flex items-start gap-2 rounded-md bg-yolk-soft px-3.5 py-2.5 text-sm text-yolk-ink">
    <ShieldAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
    {words[side]}
  </p>
)
