import { CircleAlert } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import type { Settling } from '#web/features/money/payments/sandbox-form.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

type DeclinedProps = Settling & { onTryNext: () => void }

/** A card that was declined, and the ways on: the next card for the same payment, while its time runs on, or none. */
export const Declined = ({ acting, onSettled, onTryNext }: DeclinedProps) => {
  const { mutate, isPending, error, variables } = acting
  const isGivingUp = isPending && variables?.act === 'abandon'
  const giveUp = () => mutate({ act: 'abandon', delaySeconds: 0 }, { onSuccess: onSettled })
  return (
    <div className="flex flex-col gap-4">
      <div role="alert" className="flex items-start gap-3 rounded-md bg-comb-soft p-4 text-comb-ink">
        <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0" />
        <p>
          <strong className="font-semibold">Your card was declined.</strong> We didn’t take any money.
        </p>
      </div>
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
      <Button ref={takeFocus} size="lg" disabled={isGivingUp} onClick={onTryNext}>
        Try another card
      </Button>
      <Button variant="quiet" pending={isGivingUp} onClick={giveUp}>
        Cancel and go back
      </Button>
    </div>
  )
}
