import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

type ButtonRowProps = {
  /** What is asked for, or what we would do: the filled one. */
  first: ReactNode
  other: ReactNode
}

/**
 * The two buttons that end a form or a question. What it is about comes first, then the way out: below one another on
 * phones, else side by side, and in that one order for who sees them and who reaches them by keys.
 */
export const ButtonRow = ({ first, other }: ButtonRowProps) => (
  <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
    {first}
    {other}
  </div>
)

type FormButtonsProps = {
  onCancel: () => void
  cancel?: string
  /** What the form does, as its button says it, and what it says while that is under way. */
  send: string
  sending: string
  isPending: boolean
  variant?: 'primary' | 'destructive'
  /** The form's id, where these stand outside of it. */
  form?: string
}

/** The row under a form: send it, or leave it. */
export const FormButtons = ({ onCancel, cancel = 'Cancel', send, sending, isPending, ...rest }: FormButtonsProps) => (
  <ButtonRow
    first={
      <Button type="submit" pending={isPending} {...rest}>
        {isPending ? sending : send}
      </Button>
    }
    other={
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    }
  />
)
