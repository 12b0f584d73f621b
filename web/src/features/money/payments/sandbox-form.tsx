import { useState } from 'react'
import type { SandboxPayment, SandboxSettled } from '#contract/money/payments.answers.ts'
import type { SandboxAct } from '#contract/money/payments.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { formatPence } from '#web/lib/format.ts'
import type { useSandboxAct } from './payments.api.ts'

const delays = [0, 3, 10, 60]

export type Settling = {
  /** The act, held by whoever stays when the form goes: the payment may be read anew before the act is answered. */
  acting: ReturnType<typeof useSandboxAct>
  onSettled: (settled: SandboxSettled) => void
}

type SandboxFormProps = Settling & {
  payment: SandboxPayment
  /** Whether it takes the place of a form whose card was declined; then it begins with the focus. */
  isNext?: boolean
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** What a payer may let happen on a page where no money moves. */
export const SandboxForm = ({ payment, acting, isNext = false, onSettled }: SandboxFormProps) => {
  const [delaySeconds, setDelaySeconds] = useState(0)
  const { mutate, isPending, error, variables } = acting
  const act = (wanted: SandboxAct) => () => mutate({ act: wanted, delaySeconds }, { onSuccess: onSettled })
  const button = (wanted: SandboxAct) => ({
    onClick: act(wanted),
    // The one that was pressed keeps the focus.
    disabled: isPending && variables?.act !== wanted,
    pending: isPending && variables?.act === wanted,
  })
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="How long the bank takes to answer"
        value={delaySeconds}
        onChange={({ currentTarget }) => setDelaySeconds(Number(currentTarget.value))}
      >
        {delays.map((delay) => (
          <option key={delay} value={delay}>
            {delay === 0 ? 'No time at all' : `${delay} seconds`}
          </option>
        ))}
      </SelectField>
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
      <Button ref={isNext ? takeFocus : undefined} size="lg" {...button('succeed')}>
        Pay {formatPence(payment.amountPence)}
      </Button>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" {...button('decline')}>
          Decline the payment
        </Button>
        <Button variant="quiet" {...button('abandon')}>
          Cancel and go back
        </Button>
      </div>
    </div>
  )
}
