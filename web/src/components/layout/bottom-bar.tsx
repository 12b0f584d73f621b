import { footOfScreen } from '#web/components/ui/page-bar.tsx'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { PhoneNav } from './header/phone-nav.tsx'

/** The five places at the foot of phones, where a page puts nothing else. */
export const BottomBar = () =>
  useIsMobile() && (
    <div className={`${footOfScreen} [:root:has([data-page-bar])_&]:hidden`}>
      <ErrorBoundary part="The menu">
        <PhoneNav />
      </ErrorBoundary>
    </div>
  )
