import type { ComponentProps } from 'react'
import { Select } from '../select.tsx'
import { Field, type FieldText, useField } from './field.tsx'

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
      <Select {...rest} {...control} error={error} />
    </Field>
  )
}
