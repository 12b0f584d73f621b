import type { ListingStatus } from '#contract/catalogue/catalogue.constants.ts'
import type { BadgeTone } from '#web/components/ui/badge.tsx'
import { formatPence } from '#web/lib/format.ts'

/** Badges of a listing's states. */
export const statusBadges: Record<ListingStatus, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  active: { label: 'For sale', tone: 'hedge' },
  paused: { label: 'Paused', tone: 'yolk' },
  sold_out: { label: 'Sold out', tone: 'egg' },
  removed: { label: 'Removed', tone: 'comb' },
}

type Prices = { lowestPricePence: number | null; highestPricePence: number | null }

/** "£12.50", "£12.50 – £24.00", or a dash for a draft without a price. */
export const priceRange = ({ lowestPricePence: low, highestPricePence: high }: Prices): string => {
  if (low === null || high === null) return '–'
  return low === high ? formatPence(low) : `${formatPence(low)} – ${formatPence(high)}`
}

/** Whether buyers see a listing in this state. */
export const isForSale = (status: ListingStatus): boolean => status === 'active' || status === 'sold_out'
export const mayBePublished = (status: ListingStatus): boolean => status === 'draft' || status === 'paused'

/** Packs of all options together, or a dash for a draft without any. */
export const stockWords = ({ optionCount, stock }: { optionCount: number; stock: number }): string =>
  optionCount === 0 ? '–' : String(stock)
