import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#web/lib/class-names.ts'

/** What every field has; `error` is react-hook-form's message. */
export type FieldText = { label: string; hint?: ReactNode; error?: string | undefined; optional?: boolean }

/** Ids that tie a control to its hint and its error: spread `control` on the control. */
export const useField = ({ hint, error }: Pick<FieldText, 'hint' | 'error'>, ownId?: string) => {
  const generated = useId()
  const id = ownId ?? generated
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  } as const
}

export const controlClass = (error: string | undefined) =>
  cx(
    'min-h-11 w-full rounded-md border bg-surface px-3.5 text-base text-ink placeholder:text-ink-soft',
    'transition-colors disabled:bg-quiet disabled:text-ink-soft aria-disabled:bg-quiet aria-disabled:text-ink-soft',
    error ? 'border-comb' : 'border-field hover:border-ink-soft',
  )

type FieldProps = FieldText & { id: string; children: ReactNode; className?: string }

/** Label above, hint between, control, error below. */
export const Field = ({ id, label, hint, error, optional = false, children, className }: FieldProps) => (
  <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
    <label htmlFor={id} className="font-medium text-sm">
      {label}
      {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
    </label>
    {hint && <FieldHint id={id}>{hint}</FieldHint>}
    {children}
    {error && <FieldError id={id}>{error}</FieldError>}
  </div>
)

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={`${id}-hint`} className="text-ink-soft text-sm">
    {children}
  </div>
)

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={`${id}-error`} className="flex items-start gap-1.5 text-comb-ink text-sm">
    <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
    {children}
  </p>
)

/** What went wrong with the whole form (`errors.root?.message`); nothing while all is well. */
export const FormError = ({ children }: { children: string | undefined }) =>
  children ? (
    <p role="alert" className="rounded-md bg-comb-soft px-4 py-3 text-comb-ink">
      {children}
    </p>
  ) : null
