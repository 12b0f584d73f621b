import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; picture?: ReactNode }

/** What is said where there is nothing yet: what it is, what to do next. The nest is the house's own drawing of it. */
export const EmptyState = ({ title, children, action, picture }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
    {picture ?? <EmptyNest />}
    <h2 className="mt-2 text-xl">{title}</h2>
    {children && <div className="text-balance text-ink-soft">{children}</div>}
    {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
)

const EmptyNest = () => (
  <svg aria-hidden viewBox="0 0 120 72" width="120" height="72" fill="none" strokeLinecap="round">
    <ellipse cx="60" cy="62" rx="48" ry="6" className="fill-quiet" />
    <path d="M14 36c4 20 20 28 46 28s42-8 46-28c-10 8-26 11-46 11S24 44 14 36Z" className="fill-yolk-soft" />
    <ellipse cx="60" cy="36" rx="46" ry="11" className="fill-quiet" />
    <g className="stroke-yolk-ink" strokeWidth="2" opacity=".75">
      <path d="M14 36c8-7 24-11 46-11s38 4 46 11" />
      <path d="M14 36c8 8 26 11 46 11s38-3 46-11" />
      <path d="M20 47c12 8 28 10 44 9M100 47c-9 7-20 9-31 10M28 55c10 5 22 6 30 6M92 55c-8 4-15 5-23 6" />
      <path d="M12 33 4 27M108 33l9-5M22 29l-6-9M98 29l5-8M40 26l-3-7" />
    </g>
  </svg>
)
