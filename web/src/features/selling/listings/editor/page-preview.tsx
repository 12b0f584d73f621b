import { MapPin } from 'lucide-react'
import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import type { Attributes } from '#contract/catalogue/product.answers.ts'
import { imagePath } from '#contract/identity/uploads.ts'
import { penceOf } from '#contract/money.ts'
import { ListingPicture, Picture } from '#web/components/ui/picture.tsx'
import { factsOf } from '#web/features/catalogue/listings/facts.ts'
import { formatPence } from '#web/lib/format.ts'
import type { ListingValues } from './listing-form.ts'
import { typedAttributes } from './parts/attribute-config.ts'

const isFact = (entry: [string, unknown]): entry is [string, string | number | boolean] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1])

const attributesOf = ({ category, attributes }: ListingValues): Attributes =>
  category === '' ? {} : Object.fromEntries(Object.entries(typedAttributes(category, attributes)).filter(isFact))

const Gallery = ({ values, card }: { values: ListingValues; card: ProductCard }) => (
  <>
    <ListingPicture src={card.imageUrl} fallback={card.category.imageUrl} alt="" sizes="350px" className="rounded-md" />
    {values.pictures.length > 1 && (
      <ul className="mt-2 grid grid-cols-5 gap-2">
        {values.pictures.slice(1).map(({ key }) => (
          <li key={key}>
            <Picture src={imagePath(key)} alt="" sizes="70px" className="rounded-sm" />
          </li>
        ))}
      </ul>
    )}
  </>
)

/** The listing's page in small, as it would stand for buyers. */
export const PagePreview = ({ values, card }: { values: ListingValues; card: ProductCard }) => {
  const facts = factsOf({ ...card, attributes: attributesOf(values), options: values.options })
  const priced = values.options.filter(({ price }) => penceOf(price) > 0)
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-straw bg-surface p-4">
      <div>
        <Gallery values={values} card={card} />
      </div>
      <p className="break-words font-display font-semibold text-2xl leading-tight">{card.name}</p>
      {card.location && (
        <p className="flex items-center gap-1.5 text-ink-soft text-sm">
          <MapPin aria-hidden size={16} className="shrink-0" />
          {card.seller.shopName}, {card.location}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {priced.map(({ key, label, price, stock }) => (
          <li key={key} className="flex justify-between gap-3 rounded-md border border-field px-3 py-2 text-sm">
            <span className="min-w-0 break-words">{label || 'One'}</span>
            <span className="numbers shrink-0 text-right">
              {formatPence(penceOf(price))}
              <span className="block text-ink-soft">{Number(stock) > 0 ? `${stock} in stock` : 'Sold out'}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="whitespace-pre-line break-words text-sm">{values.description || 'Your description'}</p>
      {facts.length > 0 && (
        <dl className="divide-y divide-straw text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid grid-cols-2 gap-2 py-1.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
