import { BottomBar } from '#web/components/layout/bottom-bar.tsx'
import { Footer } from '#web/components/layout/footer.tsx'
import { Header } from '#web/components/layout/header/header.tsx'
import { OfflineBar } from '#web/components/layout/offline-bar.tsx'
import { SkipLink } from '#web/components/layout/skip-link.tsx'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { ConsentSlot } from '#web/features/identity/consent/consent-slot.tsx'
import { PageSlot } from './page-slot.tsx'

/** Header, page, footer and on phones the bottom bar: every page but the checkout, the one that takes a payment and paper. */
export default function SiteLayout() {
  return (
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
}
