import { Suspense, ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { BottomBar, BottomBarProvider } from '../../components/layout/bottom-bar.tsx'
import { Footer } from '../../components/layout/footer.tsx'
import { Header } from '../../components/layout/header.tsx'
import { OfflineBar } from '../../components/layout/offline-bar.tsx'
import { SkipLink } from '../../components/layout/skip-link.tsx'
import { PageSpinner } from '../../components/ui/spinner.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { NavigationEffects } from '../navigation-effects.tsx'

/** Header, page, footer and on phones the bottom bar: every page but the one that takes a payment. */
export const SiteLayout = () => (
  <BottomBarProvider>
    <SkipLink />
    <OfflineBar />
    <Header />
    <PageSlot />
    <Footer />
    <BottomBar />
  </BottomBarProvider>
)

/** The page itself: lazy, behind an error boundary, with focus and scroll looked after. */
export const PageSlot = () => {
  const { pathname } = useLocation()
  return (
    <main id="main" tabIndex={-1} className="flex min-h-[70vh] flex-col">
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSpinner />}>
          <ViewTransition default="none" update="page-view">
            <div className="flex flex-1 flex-col">
              <Outlet />
            </div>
          </ViewTransition>
          <NavigationEffects />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}
