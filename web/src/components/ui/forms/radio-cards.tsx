import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { FieldError } from './field.tsx'

type RadioCard = { value: string; label: ReactNode; detail?: ReactNode; disabled?: boolean }
type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  legend: string
  cards: readonly RadioCard[]
  error?: string | undefined
  /** The value that is taken, where no form holds it. */
  chosen?: string
  /** Tailwind columns of the cards, such as `sm:grid-cols-2`. */
  columns?: string
}

/** One of a few, each a card: `<RadioCards legend="Account type" cards={…} {...register('userType')} />`. */
export const RadioCards = ({ legend, cards, error, chosen, columns, className, ...rest }: RadioCardsProps) => {
  const id = useId()
  return (
    <fieldset className={className} aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className={cx('grid gap-2', columns)}>
        {cards.map(({ value, label, detail, disabled }) => (
          <label key={value} className={cardClass}>
            <input
              {...rest}
              type="radio"
              value={value}
              checked={chosen === undefined ? undefined : chosen === value}
              disabled={disabled}
              className="mt-1 size-4 shrink-0 accent-hedge"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{label}</span>
              {detail && <span className="block text-ink-soft text-sm">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

const cardClass = cx(
  'flex cursor-pointer items-start gap-3 rounded-md border border-field bg-surface px-4 py-3 transition-colors',
  'hover:bg-quiet has-checked:border-hedge has-checked:bg-hedge-soft has-disabled:cursor-not-allowed',
  'has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-hedge has-focus-visible:outline-offset-2',
)
