import { verifyMailsAnHour } from '#contract/identity/email-code.constants.ts'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'

const minutesIn = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Why no mail was sent, with when the next one can be. */
export const sendRefusal = (error: unknown): string => {
  if (!isApiError(error) || error.code !== 'rate_limited') return errorMessage(error)
  const later = error.retryAfterSeconds === null ? 'a little later' : `in ${minutesIn(error.retryAfterSeconds)}`
  return `We send up to ${verifyMailsAnHour} of these emails an hour. You can ask for another ${later}.`
}
