import { Button } from '../button.tsx'

type FormButtonsProps = {
  onCancel: () => void
  cancel?: string
  /** What the form does, as its button says it, and what it says while that is under way. */
  send: string
  sending: string
  isPending: boolean
  variant?: 'primary' | 'destructive'
}

/** The row under a dialog's form: leave it, or send it. On phones what sends stands on top. */
export const FormButtons = ({ onCancel, cancel = 'Cancel', send, sending, isPending, variant }: FormButtonsProps) => (
  <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
    <Button variant="secondary" onClick={onCancel}>
      {cancel}
    </Button>
    <Button type="submit" variant={variant} pending={isPending}>
      {isPending ? sending : send}
    </Button>
  </div>
)
