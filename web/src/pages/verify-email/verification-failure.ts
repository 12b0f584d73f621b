import { isApiError } from '../../lib/api-error.ts'
import type { ToastInput } from '../../lib/toast.ts'

type Failure = { message: string; toastInput: ToastInput | null }

/** What the page and the toast say: without a token nothing was asked, so nothing pops up. */
export const verificationFailure = (error: Error | null): Failure => {
  if (!error) return { message: 'No verification token provided.', toastInput: null }
  if (!isApiError(error)) {
    const message = 'An unexpected error occurred.'
    return { message, toastInput: { title: 'Verification Error', description: message } }
  }
  const said = error.problem?.message
  const words = typeof said === 'string' ? said : null
  return {
    message: words ?? 'Failed to verify email',
    toastInput: {
      title: 'Verification Failed',
      description: words ?? 'Failed to verify your email. Please try again.',
    },
  }
}
