import type { SellerListingRow } from '#contract/selling/listings.answers.ts'
import { type RowSelection, useRowSelection } from '#web/lib/use-row-selection.ts'

export type Selection = RowSelection<SellerListingRow>

/** Which of the shown listings are chosen; what an admin removed can't be. */
export const useSelection = (shown: SellerListingRow[]): Selection =>
  useRowSelection(shown.filter(({ status }) => status !== 'removed'))
