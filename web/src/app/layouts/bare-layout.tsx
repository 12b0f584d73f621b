import { Logo } from '#web/components/layout/logo.tsx'
import { OfflineBar } from '#web/components/layout/offline-bar.tsx'
import { PageSlot } from './page-slot.tsx'

/** The page with nothing but the name above it: for checking out and paying, where every other link is a distraction. */
export default function BareLayout() {
  return (
    <>
      {/* The header of this page scrolls away. */}
      <div className="contents [--header-height:0px]">
        <OfflineBar />
      </div>
      <header data-site className="border-straw border-b bg-surface">
        <div className="page flex h-16 items-center">
          <Logo />
        </div>
      </header>
      <PageSlot />
    </>
  )
}
