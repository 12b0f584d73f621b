import { Minus, Plus } from 'lucide-react'

type QuantityStepperProps = {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  disabled?: boolean
}

const stepClass =
  'grid size-11 place-items-center text-ink transition-colors hover:bg-quiet disabled:text-ink-soft disabled:opacity-50'

/** Minus, number, plus; what is typed stays within its bounds. */
export const QuantityStepper = ({ label, value, min = 1, max, onChange, disabled = false }: QuantityStepperProps) => {
  const change = (next: number) => {
    if (Number.isInteger(next)) onChange(Math.min(max, Math.max(min, next)))
  }
  return (
    <fieldset
      className="inline-flex w-fit overflow-hidden rounded-md border border-field bg-surface"
      disabled={disabled}
    >
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-label="One fewer"
        disabled={value <= min}
        onClick={() => change(value - 1)}
        className={stepClass}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        onChange={(event) => change(event.target.valueAsNumber)}
        className="numbers w-12 border-straw border-x bg-transparent text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label="One more"
        disabled={value >= max}
        onClick={() => change(value + 1)}
        className={stepClass}
      >
        <Plus aria-hidden size={18} />
      </button>
    </fieldset>
  )
}
