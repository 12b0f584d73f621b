import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorMessage, isApiError } from './api-error.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/**
 * Puts the server's field problems beside their fields and focuses the first. `under` is where the form stands in what was
 * sent, such as `address.`. Answers whether there was any.
 */
export const showFieldErrors = <Values extends FieldValues>(
  form: Form<Values>,
  error: unknown,
  { under = '' }: { under?: string } = {},
): boolean => {
  const fieldAt = (path: string): Path<Values> | null => {
    const name = path.slice(under.length)
    return path.startsWith(under) && name in form.getValues() ? (name as Path<Values>) : null
  }
  const found = (isApiError(error) ? error.errors : []).flatMap(({ path, message }) => {
    const name = fieldAt(path)
    return name ? [{ name, message }] : []
  })
  for (const { name, message } of found) {
    form.setError(name, { type: 'server', message }, { shouldFocus: name === found[0]?.name })
  }
  return found.length > 0
}

/** As `showFieldErrors`; what belongs to no field becomes `errors.root`. What was typed stays. */
export const showServerErrors = <Values extends FieldValues>(form: Form<Values>, error: unknown): void => {
  if (!showFieldErrors(form, error)) form.setError('root', { type: 'server', message: errorMessage(error) })
}
