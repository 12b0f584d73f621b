import { useEffect } from 'react'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { rememberView, useViews } from './views.ts'

const loadList = () => import('./recently-viewed.tsx')

/** What was looked at before the listing that is open, which is remembered. */
export const RecentlyViewedSlot = ({ current }: { current?: string }) => {
  const { Part: RecentlyViewed, fetchPart } = useLatePart(loadList)
  const hasOthers = useViews().some(({ id }) => id !== current)
  useEffect(() => {
    if (current) rememberView(current)
  }, [current])
  useEffect(() => {
    // A bonus: without it the page is whole.
    if (hasOthers) void fetchPart()
  }, [hasOthers, fetchPart])
  return RecentlyViewed && <RecentlyViewed current={current} />
}
