import { Bird, BookOpen, History, LayoutGrid, type LucideIcon, TrendingUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { Price } from '#web/features/identity/currency/price.tsx'
import { cx } from '#web/lib/class-names.ts'
import { Link } from '#web/lib/router/link.tsx'
import type { Option, OptionGroup, Product } from './suggestions.ts'

type ListProps = { id: string; groups: OptionGroup[]; active: number; onChosen: (option: Option) => void }

const keepFocusInField = (event: MouseEvent) => event.preventDefault()

/** The list of a combobox: its options are links that the field walks with its arrows. */
export const SuggestionList = ({ id, groups, active, onChosen }: ListProps) => {
  const all = groups.flatMap(({ options }) => options)
  return (
    <div role="listbox" id={id} aria-label="Suggestions" tabIndex={-1}>
      {groups.map(({ title, kind, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={kind} role="group" aria-label={title} className="not-first:mt-2">
          <p aria-hidden className="px-2 py-1 font-semibold text-ink-soft text-sm">
            {title}
          </p>
          {options.map((option) => {
            const index = all.indexOf(option)
            return (
              <Link
                key={option.to}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={option.to}
                onMouseDown={keepFocusInField}
                onClick={() => onChosen(option)}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-sm px-2 py-1 hover:bg-quiet',
                  index === active && 'bg-hedge-soft text-hedge-ink hover:bg-hedge-soft',
                )}
              >
                {option.product ? (
                  <ProductRow product={option.product} />
                ) : (
                  <WordRow option={option} Icon={icons[kind]} />
                )}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const icons: Record<OptionGroup['kind'], LucideIcon> = {
  recent: History,
  popular: TrendingUp,
  category: LayoutGrid,
  breed: Bird,
  product: LayoutGrid,
  help: BookOpen,
}

const WordRow = ({ option: { label, detail }, Icon }: { option: Option; Icon: LucideIcon }) => (
  <>
    <Icon aria-hidden size={18} className="shrink-0 text-ink-soft" />
    <span className="min-w-0 truncate">{label}</span>
    {detail && <span className="ml-auto shrink-0 text-ink-soft text-sm first-letter:uppercase">{detail}</span>}
  </>
)

const ProductRow = ({ product: { name, imageUrl, category, pricePence, fromPrice } }: { product: Product }) => (
  <>
    <ListingPicture
      src={imageUrl}
      fallback={category.imageUrl}
      alt=""
      sizes="56px"
      className="w-14 shrink-0 rounded-sm border border-straw"
    />
    <span className="flex min-w-0 grow flex-col gap-x-4 md:flex-row md:items-center">
      <span className="line-clamp-2 min-w-0 grow leading-snug">{name}</span>
      <Price pence={pricePence} from={fromPrice} className="shrink-0" />
    </span>
  </>
)
