import type { ComponentProps } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlClass, Field, type FieldText, useField } from './field.tsx'

export const TextArea = ({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldText) => {
  const { id, control } = useField({ hint, error }, rest.id)
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <textarea {...rest} {...control} className={cx(controlClass(error), 'field-sizing-content min-h-28 py-2.5')} />
    </Field>
  )
}
