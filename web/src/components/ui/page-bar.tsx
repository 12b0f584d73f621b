import type { ReactNode } from 'react'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { useHeightAs } from '#web/lib/browser/height-as.ts'

/** What stands at the foot of a phone's screen, whatever is scrolled. */
export const footOfScreen =
  'no-print fixed inset-x-0 bottom-0 z-40 border-straw border-t bg-surface pb-[env(safe-area-inset-bottom)]'

/** Stands in place of the five places on phones for as long as it is mounted (a product's price and button); nothing on desktop. */
export const PageBar = ({ children }: { children: ReactNode }) => useIsMobile() && <Bar>{children}</Bar>

const Bar = ({ children }: { children: ReactNode }) => (
  <section
    ref={useHeightAs<HTMLElement>('--bottom-bar-height')}
    data-page-bar
    aria-label="Quick actions"
    className={footOfScreen}
  >
    <div className="page flex min-h-15 items-center gap-3 py-2">{children}</div>
  </section>
)
