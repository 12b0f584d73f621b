import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { showServerErrors } from '#web/lib/api/form-errors.ts'
import { formWords } from '#web/lib/api/form-words.ts'
import { oneAtATime } from '#web/lib/one-at-a-time.ts'
import { toast } from '#web/lib/toast.ts'

type ServerFormOptions<Values extends FieldValues, Checked> = {
  /** What the values have to keep before they are sent; a form without one checks field by field. */
  schema?: z.ZodType<Checked, Values>
  /** What stands in the fields at first. */
  values: DefaultValues<Values>
  /** Sends what was checked and goes on from the answer; what it throws is shown, and what was typed stays. */
  send: (checked: Checked) => unknown
  /** Tells a failure in a toast with this title, too. */
  failureTitle?: string
}

/** What a control of the form needs: `<TextField label="Username" {...field('username')} />`. */
export type FieldOf<Values extends FieldValues> = <Name extends Path<Values>>(
  name: Name,
  rules?: RegisterOptions<Values, Name>,
) => UseFormRegisterReturn<Name> & { error: string | undefined }

/**
 * A form that the server answers. What its schema refuses and what the server says of a field stands beside that field,
 * and the first of them has the focus; what belongs to no field is the `refusal`, for a `<FormError>` above the button.
 */
export const useServerForm = <Values extends FieldValues, Checked = Values>({
  schema,
  values,
  send,
  failureTitle,
}: ServerFormOptions<Values, Checked>) => {
  const form = useForm<Values, unknown, Checked>({
    ...(schema && { resolver: zodResolver(schema, { error: formWords }) }),
    defaultValues: values,
  })
  // From when something is sent: while it is only checked, the button stays in use and keeps the focus.
  const [isPending, setIsPending] = useState(false)
  const [once] = useState(oneAtATime)
  const { errors } = form.formState
  const field: FieldOf<Values> = (name, rules) => {
    const message = get(errors, `${name}.message`)
    return { ...form.register(name, rules), error: typeof message === 'string' ? message : undefined }
  }
  const sendOnce = async (checked: Checked): Promise<void> => {
    setIsPending(true)
    try {
      await send(checked)
    } catch (error) {
      if (failureTitle) toast({ title: failureTitle, description: errorMessage(error), variant: 'destructive' })
      showServerErrors(form, error)
    } finally {
      setIsPending(false)
    }
  }
  const submit = form.handleSubmit((checked) => once(() => sendOnce(checked)))
  return {
    /** The form of react-hook-form, for what is watched, set or reset. */
    form,
    field,
    /** Goes to the form's `onSubmit`. */
    submit,
    refusal: errors.root?.message,
    isPending,
  }
}
