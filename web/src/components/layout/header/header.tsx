import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { DesktopHeader } from './desktop-header.tsx'
import { PhoneHeader } from './phone-header.tsx'

/** Each width has a header of its own. */
export const Header = () => {
  const isMobile = useIsMobile()
  return (
    <ErrorBoundary resetKey={String(isMobile)} part="The top of the page">
      {isMobile ? <PhoneHeader /> : <DesktopHeader />}
    </ErrorBoundary>
  )
}
