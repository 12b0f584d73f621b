import { Check, Minus } from 'lucide-react'
import { packagePrice } from '#contract/selling/packages.constants.ts'
import { type SellerTier, sellerTiers, tiers } from '#contract/tiers.ts'
import { formatPence } from '#web/lib/format.ts'

type Cell = boolean | string

const each = (cell: (tier: SellerTier) => Cell): Record<SellerTier, Cell> => ({
  basic: cell('basic'),
  premium: cell('premium'),
})
const both = (cell: Cell) => each(() => cell)
const premiumOnly = { basic: false, premium: true }

const rows: [what: string, cells: Record<SellerTier, Cell>][] = [
  ['Price a month', each((tier) => formatPence(packagePrice(tier, 'month')))],
  ['Price a year', each((tier) => formatPence(packagePrice(tier, 'year')))],
  ['Commission on what you sell', both('None')],
  ['Active listings per month', each((tier) => String(tiers[tier].listings))],
  ['Analytics', { basic: 'Basic', premium: 'Advanced, with reporting' }],
  ['Support', { basic: 'Standard', premium: 'Priority' }],
  ['Mobile-friendly listings', both(true)],
  ['Email notifications', both(true)],
  ['Featured placement', premiumOnly],
  ['API access for inventory management', premiumOnly],
  ['Dedicated account manager', premiumOnly],
]

/** Everything that the packages hold and leave out, line by line. */
export const PackageTable = () => (
  <table className="w-full text-sm md:text-base">
    <caption className="sr-only">What each package includes</caption>
    <thead>
      <tr className="border-straw border-b">
        <td />
        {sellerTiers.map((tier) => (
          <th key={tier} scope="col" className="w-1/4 px-2 py-3 text-left font-semibold">
            {tiers[tier].name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([what, cells]) => (
        <tr key={what} className="border-straw border-b last:border-b-0">
          <th scope="row" className="py-3 pr-3 text-left font-medium text-ink-soft">
            {what}
          </th>
          {sellerTiers.map((tier) => (
            <td key={tier} className="numbers px-2 py-3 align-top">
              <CellWords cell={cells[tier]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const CellWords = ({ cell }: { cell: Cell }) => {
  if (typeof cell === 'string') return cell
  return cell ? (
    <>
      <Check aria-hidden size={20} className="text-hedge" />
      <span className="sr-only">Included</span>
    </>
  ) : (
    <>
      <Minus aria-hidden size={20} className="text-ink-soft" />
      <span className="sr-only">Not included</span>
    </>
  )
}
