import type { SellerListingRow } from '#contract/selling/listings.answers.ts'
import type { Selection } from './use-selection.ts'

type ChosenProps = { listing: SellerListingRow; selection: Selection }

export const ChooseOne = ({ listing: { id, title, status }, selection }: ChosenProps) => (
  <label className="grid min-h-11 min-w-8 cursor-pointer place-items-center has-disabled:cursor-default">
    <span className="sr-only">Choose {title}</span>
    <input
      type="checkbox"
      checked={selection.has(id) && status !== 'removed'}
      disabled={status === 'removed'}
      onChange={() => selection.toggle(id)}
      className="size-5 accent-hedge"
    />
  </label>
)
