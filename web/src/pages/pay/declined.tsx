import { CircleAlert } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** A card that was declined, and the way to the next one: the same payment, while its time runs on. */
export const Declined = ({ onTryNext }: { onTryNext: () => void }) => (
  <div className="flex flex-col gap-4">
    <div role="alert" className="flex items-start gap-3 rounded-md bg-comb-soft p-4 text-comb-ink">
      <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0" />
      <p>
        <strong className="font-semibold">Your card was declined.</strong> We didn’t take any money.
      </p>
    </div>
    <Button ref={takeFocus} size="lg" onClick={onTryNext}>
      Try another card
    </Button>
  </div>
)
