import { type ApiError, isApiError } from '#web/lib/api/api-error.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import type { ToastInput } from '#web/lib/toast.ts'

type Failure = { message: string; toastInput: ToastInput | null }

/** The server's `message`, wherever it stands alone: the error's own text is "<status>: <body>". */
const saidBy = ({ status, message }: ApiError): string | null => readMessage(message.slice(`${status}: `.length))

const readMessage = fromJson<string | null>(null, (body) => {
  const { message } = fieldsOf(body)
  return typeof message === 'string' && message !== '' ? message : null
})

/** What the page and the toast say: without a token nothing was asked, so nothing pops up. */
export const verificationFailure = (error: Error | null): Failure => {
  if (!error) return { message: 'No verification token provided.', toastInput: null }
  if (!isApiError(error)) {
    const message = 'An unexpected error occurred.'
    return { message, toastInput: { title: 'Verification Error', description: message } }
  }
  const words = saidBy(error)
  return {
    message: words ?? 'Failed to verify email',
    toastInput: {
      title: 'Verification Failed',
      description: words ?? 'Failed to verify your email. Please try again.',
    },
  }
}
