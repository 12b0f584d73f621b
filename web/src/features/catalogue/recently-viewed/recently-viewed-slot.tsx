import { type ComponentType, lazy, Suspense } from 'react'

type SlotProps = { current: string }

const Nothing: ComponentType<SlotProps> = () => null
// A bonus: without it the page is whole.
const RecentlyViewed = lazy<ComponentType<SlotProps>>(() =>
  import('./recently-viewed.tsx').catch(() => ({ default: Nothing })),
)

/** What was looked at before the listing that is open, which is remembered with it. */
export const RecentlyViewedSlot = ({ current }: SlotProps) => (
  <Suspense>
    <RecentlyViewed current={current} />
  </Suspense>
)
