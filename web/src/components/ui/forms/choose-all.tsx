import type { RowSelection } from '#web/lib/use-row-selection.ts'

type Extent = Pick<RowSelection<{ id: string }>, 'extent' | 'toggleAll'>

/** The box above rows that may be chosen: all that is shown, or none. */
export const ChooseAll = ({ selection: { extent, toggleAll } }: { selection: Extent }) => (
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
    <span className="md:sr-only">Select all shown</span>
  </label>
)
