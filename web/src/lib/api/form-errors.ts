import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorMessage, isApiError } from './api-error.ts'

/**
 * Puts the server's field problems beside their fields and focuses the first; what belongs to no field becomes
 * `errors.root`. What was typed stays.
 */
export const showServerErrors = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
): void => {
  const isField = (path: string): path is Path<Values> => path in form.getValues()
  const fields = isApiError(error) ? error.errors.filter(({ path }) => isField(path)) : []
  for (const [index, { path, message }] of fields.entries()) {
    if (isField(path)) form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  if (fields.length === 0) form.setError('root', { type: 'server', message: errorMessage(error) })
}
