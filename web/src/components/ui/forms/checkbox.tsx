import type { ComponentProps, ReactNode } from 'react'
import { FieldError, FieldHint, useField } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export const Checkbox = ({ label, hint, error, className, ...rest }: CheckboxProps) => {
  const { id, control } = useField({ hint, error }, rest.id)
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input {...rest} {...control} type="checkbox" className="size-5 shrink-0 accent-hedge" />
        <span>{label}</span>
      </label>
      <div className="pl-8">
        {hint && <FieldHint id={id}>{hint}</FieldHint>}
        {error && <FieldError id={id}>{error}</FieldError>}
      </div>
    </div>
  )
}
