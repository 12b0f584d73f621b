import type { ReactNode } from 'react'

type SwitchLinkProps = { question: string; onClick: () => void; children: ReactNode }

/** The way from one form to the other, below it. */
export const SwitchLink = ({ question, onClick, children }: SwitchLinkProps) => (
  <p className="text-center text-ink-soft">
    {question}{' '}
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 px-1 font-semibold text-hedge-ink underline underline-offset-4"
    >
      {children}
    </button>
  </p>
)
