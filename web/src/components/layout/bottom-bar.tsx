import { Suspense } from 'react'
import { useBar } from '#web/components/ui/page-bar.tsx'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { useHeightAs } from '#web/lib/browser/height-as.ts'
import { lazyPage } from '#web/lib/lazy-page.tsx'

export const phoneNav = lazyPage(() => import('./header/phone-nav.tsx'))

/** The bar at the foot of phones: the five places, or what a page puts there with `PageBar`. */
export const BottomBar = () => (useIsMobile() ? <Bar /> : null)

const Bar = () => {
  const { setSlot, claims } = useBar()
  const ref = useHeightAs<HTMLDivElement>('--bottom-bar-height')
  return (
    <div
      ref={ref}
      className="no-print fixed inset-x-0 bottom-0 z-40 border-straw border-t bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {claims === 0 && (
        <ErrorBoundary part="The menu">
          <Suspense fallback={<div className="h-15" />}>{phoneNav.element}</Suspense>
        </ErrorBoundary>
      )}
      <section ref={setSlot} aria-label="At hand" hidden={claims === 0} />
    </div>
  )
}
