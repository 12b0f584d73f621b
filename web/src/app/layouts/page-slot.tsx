import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { Outlet } from '#web/lib/router/routes.tsx'
import { NavigationEffects } from '../navigation-effects.tsx'
import { takeOver } from '../take-over.ts'
import { PageFade } from './page-fade.tsx'

/** The page itself: lazy, behind an error boundary, with focus and scroll looked after. */
export const PageSlot = () => {
  const { pathname } = useLocation()
  return (
    <main id="main" tabIndex={-1} className="flex min-h-[88dvh] flex-col">
      <PageFade />
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSpinner />}>
          <div className="flex flex-1 flex-col">
            <Outlet />
          </div>
          <NavigationEffects />
          <TakenOver />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}

/** Stands beside the page, so that it acts once the page has been taken over. */
const TakenOver = () => {
  const { pathname, search } = useLocation()
  useEffect(() => takeOver(pathname + search), [pathname, search])
  return null
}
