import { Suspense } from 'react'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { mobileMedia, useIsMobile } from '#web/lib/browser/device.ts'
import { lazyPage } from '#web/lib/lazy-page.tsx'
import { phoneNav } from '../bottom-bar.tsx'

const desktop = lazyPage(() => import('./desktop-header.tsx'))
const phone = lazyPage(() => import('./phone-header.tsx'))

/** Fetches the header of this width, and the phone's bottom bar, beside the code of the first page. */
export const loadHeader = () =>
  matchMedia(mobileMedia).matches ? Promise.all([phone.load(), phoneNav.load()]) : desktop.load()

/** Each width has a header of its own, in code that the other never fetches. */
export const Header = () => {
  const isMobile = useIsMobile()
  return (
    <ErrorBoundary resetKey={String(isMobile)} part="The top of the page">
      <Suspense fallback={<div className={isMobile ? 'h-[6.8125rem]' : 'h-[9.8125rem]'} />}>
        {(isMobile ? phone : desktop).element}
      </Suspense>
    </ErrorBoundary>
  )
}
