import type { SellerListingRow } from '../../../../functions/contract/listings.ts'
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

export const ChooseAll = ({ selection: { extent, toggleAll } }: { selection: Selection }) => (
  <label className="flex min-h-11 min-w-8 cursor-pointer items-center gap-3 md:justify-center">
    <input
      type="checkbox"
      checked={extent === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = extent === 'some'
      }}
      onChange={toggleAll}
      className="size-5 accent-hedge"
    />
    <span className="md:sr-only">Choose all shown</span>
  </label>
)
