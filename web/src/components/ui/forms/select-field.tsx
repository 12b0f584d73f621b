import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlClass, Field, type FieldText, useField } from './field.tsx'

/** The browser's own select; its `<option>`s are the children. */
export const SelectField = ({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: ComponentProps<'select'> & FieldText) => {
  const { id, control } = useField({ hint, error }, rest.id)
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <div className="relative">
        <select {...rest} {...control} className={cx(controlClass(error), 'appearance-none pr-10')} />
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
        />
      </div>
    </Field>
  )
}
