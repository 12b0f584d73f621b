import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlClass, Field, type FieldText, useField } from './field.tsx'

type TextFieldProps = ComponentProps<'input'> & FieldText & { prefix?: string; trailing?: ReactNode }

/** `<TextField label="Username" {...register('username')} error={errors.username?.message} />` */
export const TextField = ({ label, hint, error, optional, prefix, trailing, className, ...rest }: TextFieldProps) => {
  const { id, control } = useField({ hint, error }, rest.id)
  const input = (
    <input {...rest} {...control} className={cx(controlClass(error), prefix && 'pl-8', trailing ? 'pr-14' : null)} />
  )
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {prefix || trailing ? (
        <div className="relative">
          {prefix && (
            <span aria-hidden className="absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft">
              {prefix}
            </span>
          )}
          {input}
          {trailing && <div className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</div>}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}
