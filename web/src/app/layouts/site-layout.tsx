import { Suspense, useEffect, ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { BottomBar } from '#web/components/layout/bottom-bar.tsx'
import { Footer } from '#web/components/layout/footer.tsx'
import { Header } from '#web/components/layout/header/header.tsx'
import { OfflineBar } from '#web/components/layout/offline-bar.tsx'
import { SkipLink } from '#web/components/layout/skip-link.tsx'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { ConsentSlot } from '#web/features/identity/consent/consent-slot.tsx'
import { NavigationEffects } from '../navigation-effects.tsx'
import { replayEarly } from '../replay.ts'

/** Header, page, footer and on phones the bottom bar: every page but the one that takes a payment. */
export const SiteLayout = () => (
  <>
    <SkipLink />
    <ConsentSlot />
    <Header />
    <OfflineBar />
    <PageSlot />
    <ErrorBoundary part="The foot of the page">
      <Footer />
    </ErrorBoundary>
    <BottomBar />
  </>
)

/** The page itself: lazy, behind an error boundary, with focus and scroll looked after. */
export const PageSlot = () => {
  const { pathname } = useLocation()
  return (
    <main id="main" tabIndex={-1} className="flex min-h-[88dvh] flex-col">
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSpinner />}>
          <ViewTransition default="none">
            <div className="flex flex-1 flex-col">
              <Outlet />
            </div>
          </ViewTransition>
          <NavigationEffects />
          <TakenOver />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}

/** Stands beside the page, so that it acts once the page has been taken over. */
const TakenOver = () => {
  useEffect(replayEarly, [])
  return null
}
