import type { ProductOption } from '#contract/catalogue/product.answers.ts'
import { Amount } from '#web/features/identity/currency/price.tsx'
import { cx } from '#web/lib/class-names.ts'
import type { Choice } from './use-choice.ts'

const fewLeft = 5

export const stockWords = ({ stock, packCount }: ProductOption): string => {
  if (stock === 0) return 'Sold out'
  const packs = packCount === null ? '' : stock === 1 ? ' pack' : ' packs'
  return stock <= fewLeft ? `Only ${stock}${packs} left` : 'In stock'
}

/** The ways to buy a listing as buttons, each with its price and stock; a single one needs no choice. */
export const OptionPicker = ({ options, choice }: { options: ProductOption[]; choice: Choice }) =>
  options.length < 2 ? null : (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Choose an option</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map((option) => (
          <label key={option.id} className={optionClass}>
            <input
              type="radio"
              name="option"
              checked={option.id === choice.option?.id}
              disabled={option.stock === 0}
              onChange={() => choice.choose(option.id)}
              className="sr-only"
            />
            <span className="font-semibold [overflow-wrap:anywhere]">{option.label}</span>
            <span>
              <Amount pence={option.pricePence} />
            </span>
            <span className="text-ink-soft text-sm">{stockWords(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )

const optionClass = cx(
  'flex cursor-pointer flex-col rounded-md border border-field bg-surface px-3.5 py-2.5 transition-colors',
  'hover:bg-quiet has-checked:border-hedge has-checked:bg-hedge-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-hedge)]',
  'has-disabled:cursor-not-allowed has-disabled:opacity-60',
  'has-focus-visible:outline-2 has-focus-visible:outline-hedge has-focus-visible:outline-offset-2',
)
