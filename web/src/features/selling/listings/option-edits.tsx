import { useRef } from 'react'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { decimalPounds, penceOf } from '#contract/money.ts'
import type { SellerListingRow } from '#contract/selling/listings.answers.ts'
import { formatPence } from '#web/lib/format.ts'
import { useChangeOption } from './bulk.api.ts'
import { InlineEdit } from './inline-edit.tsx'

type Option = SellerListingRow['options'][number]
type EditProps = { option: Option; of: string }

const { pricePence: prices, stock: stocks } = listingLimits

/** The price of an option, changed where it stands. */
export const PriceEdit = ({ option: { id, pricePence }, of }: EditProps) => {
  const { mutateAsync } = useChangeOption()
  const save = async (typed: string): Promise<string | null> => {
    const pence = /^\d+(\.\d{1,2})?$/.test(typed) ? penceOf(typed) : Number.NaN
    if (!(pence >= prices.min && pence <= prices.max)) return 'Please enter a price in pounds, up to 10,000'
    const { failed } = await mutateAsync({ action: 'price', change: { optionId: id, pricePence: pence } })
    return failed[0]?.detail ?? null
  }
  return (
    <InlineEdit
      label={`Price of ${of}`}
      shown={formatPence(pricePence)}
      value={decimalPounds(pricePence)}
      prefix="£"
      save={save}
    />
  )
}

/** The stock of an option, changed where it stands: what was sold meanwhile is said first, and then counted in. */
export const StockEdit = ({ option: { id, stock }, of }: EditProps) => {
  const { mutateAsync } = useChangeOption()
  // What the seller was told last: a figure that they have not seen is never overwritten.
  const seen = useRef<number | null>(null)
  const save = async (typed: string, from: string): Promise<string | null> => {
    const wanted = /^\d+$/.test(typed) ? Number(typed) : Number.NaN
    if (!(wanted >= stocks.min && wanted <= stocks.max)) return 'Please enter a whole number, up to 10,000'
    const expectedStock = seen.current ?? Number(from)
    const { failed } = await mutateAsync({ action: 'stock', change: { optionId: id, stock: wanted, expectedStock } })
    const [refused] = failed
    seen.current = refused?.stock ?? null
    if (!refused) return null
    return refused.stock === null ? refused.detail : `${refused.detail} Press Enter to set ${wanted} anyway.`
  }
  return <InlineEdit label={`Stock of ${of}`} shown={String(stock)} value={String(stock)} save={save} />
}
