import type { ReactNode } from 'react'

/** A part of a page whose parts stand below each other, with a line between them. */
export const PagePart = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section className="py-8 first:pt-0 last:pb-0">
    <h2 id={id} className="mb-4 text-xl">
      {title}
    </h2>
    {children}
  </section>
)
