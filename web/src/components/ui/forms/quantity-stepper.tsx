import { Minus, Plus } from 'lucide-react'

type QuantityStepperProps = {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  /** Says that no more are left than `max`. */
  tooMany?: boolean
  disabled?: boolean
}

const stepClass =
  'grid size-11 place-items-center text-ink transition-colors hover:bg-quiet disabled:text-ink-soft disabled:opacity-50'

/** Minus, number, plus. What is typed may be more than `max`: its owner decides what becomes of it, and says so. */
export const QuantityStepper = ({
  label,
  value,
  min = 1,
  max,
  onChange,
  disabled = false,
  tooMany,
}: QuantityStepperProps) => {
  const change = (next: number) => {
    if (Number.isInteger(next)) onChange(Math.max(min, next))
  }
  return (
    <div>
      <fieldset
        className="inline-flex w-fit overflow-hidden rounded-md border border-field bg-surface"
        disabled={disabled}
      >
        <legend className="sr-only">{label}</legend>
        <button
          type="button"
          aria-label="One fewer"
          data-tap="each"
          disabled={value <= min}
          onClick={() => change(Math.min(max, value - 1))}
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
          data-tap="each"
          disabled={value >= max}
          onClick={() => change(value + 1)}
          className={stepClass}
        >
          <Plus aria-hidden size={18} />
        </button>
      </fieldset>
      <p role="status" className="font-medium text-comb-ink text-sm">
        {tooMany && `Only ${max} left`}
      </p>
    </div>
  )
}
