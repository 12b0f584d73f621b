import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'

type PaperFrameProps = { title: string; back: { to: string; label: string }; children: ReactNode }

/** A page that is made to be printed: on the screen with its two buttons, on paper alone. */
export const PaperFrame = ({ title, back, children }: PaperFrameProps) => (
  <div className="page max-w-[52rem] py-6 md:py-10 print:max-w-none print:p-0">
    <div className="no-print mb-6 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto text-3xl">{title}</h1>
      <ButtonLink to={back.to} variant="quiet">
        {back.label}
      </ButtonLink>
      <Button onClick={() => print()}>
        <Printer aria-hidden size={18} />
        Print
      </Button>
    </div>
    {children}
  </div>
)

/** One sheet: each begins a page of its own on paper. */
export const Sheet = ({ label, children }: { label: string; children: ReactNode }) => (
  <article
    aria-label={label}
    className="sheet mb-6 flex flex-col gap-8 rounded-lg border border-straw bg-surface p-5 md:p-10 print:mb-0 print:border-0 print:p-0"
  >
    {children}
  </article>
)

/** A fact of a sheet, its name small above it. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

export const cellClass = 'py-2 pr-3 align-top'
export const headClass = 'py-2 pr-3 text-left align-bottom font-medium text-ink-soft text-sm'
