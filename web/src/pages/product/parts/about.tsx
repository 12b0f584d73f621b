import type { Product } from '#contract/catalogue/product.answers.ts'
import { factsOf } from '#web/features/catalogue/listings/facts.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

/** The seller's words, with their line breaks. */
export const Description = ({ product }: { product: Product }) => (
  <section aria-labelledby="description">
    <h2 id="description" className="mb-3 text-2xl">
      Description
    </h2>
    <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{product.description}</p>
  </section>
)

export const FactsTable = ({ product }: { product: Product }) => {
  const facts = factsOf(product)
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-3 text-2xl">
        Details
      </h2>
      <table className="w-full">
        <tbody>
          {facts.map(({ label, value, search }) => (
            <tr key={label} className="border-straw border-b last:border-b-0">
              <th scope="row" className="w-2/5 py-2.5 pr-4 text-left font-medium text-ink-soft">
                {label}
              </th>
              <td className="py-2.5 [overflow-wrap:anywhere]">
                {search ? (
                  <Link to={`${paths.products}?${search}`} className="text-hedge-ink underline underline-offset-4">
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {product.category.slug === 'hatching-eggs' && (
        <p className="mt-3 flex flex-col items-start">
          <Link
            to={paths.article('unpacking-and-resting-eggs')}
            className="py-1 text-hedge-ink underline underline-offset-4"
          >
            What to do when your eggs arrive
          </Link>
          <Link
            to={`${paths.calculator}?species=${product.attributes.species ?? ''}`}
            className="py-1 text-hedge-ink underline underline-offset-4"
          >
            Work out when they’d hatch
          </Link>
        </p>
      )}
    </section>
  )
}
