import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; action?: ReactNode; children: ReactNode }

/** A part of the home page under its heading. */
export const HomeSection = ({ id, title, action, children }: SectionProps) => (
  <section aria-labelledby={id} className="page py-8 below-screen md:py-12">
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {action}
    </div>
    {children}
  </section>
)

/** How wide the pictures of such a row are taken: the narrowest file is some 1.5 pixels to one there. */
export const rowSizes = '80px'

/** A row that is moved by the thumb and bleeds over the edge of a phone. */
export const swipeRow =
  '-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none] [&>li]:shrink-0 [&>li]:snap-start'

export const EmptyText = ({ children }: { children: string }) => (
  <p className="rounded-lg border border-straw border-dashed px-4 py-10 text-center text-ink-soft">{children}</p>
)
