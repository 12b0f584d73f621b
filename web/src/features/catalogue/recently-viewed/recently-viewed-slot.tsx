import { useEffect } from 'react'
import { useLatePart } from '#web/lib/use-late-part.ts'

type SlotProps = { current: string }

const loadList = () => import('./recently-viewed.tsx')

/** What was looked at before the listing that is open, which is remembered with it. */
export const RecentlyViewedSlot = ({ current }: SlotProps) => {
  const { Part: RecentlyViewed, fetchPart } = useLatePart(loadList)
  useEffect(() => {
    // A bonus: without it the page is whole.
    void fetchPart()
  }, [fetchPart])
  return RecentlyViewed && <RecentlyViewed current={current} />
}
