import { LoaderCircle } from 'lucide-react'

/** Turns beside words that already say what is going on. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <LoaderCircle aria-hidden size={size} className="shrink-0 animate-spin" />
)

/** What stands in place of a page of which nothing is known yet. */
export const PageSpinner = () => (
  <div role="status" className="grid flex-1 place-items-center py-32 text-hedge">
    <Spinner size={32} />
    <span className="sr-only">Loading</span>
  </div>
)
