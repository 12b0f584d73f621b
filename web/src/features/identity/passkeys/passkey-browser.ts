import type { CreationOptions, RequestOptions } from '#contract/identity/factors/passkeys.answers.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'

// Who never uses a passkey never fetches it.
const load = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined'

/** Lets the browser make a passkey: it asks its user where to. */
export const makePasskey = async (optionsJSON: CreationOptions) => (await load()).startRegistration({ optionsJSON })

/** Lets the browser sign by a passkey: it asks its user by which. */
export const signByPasskey = async (optionsJSON: RequestOptions) => (await load()).startAuthentication({ optionsJSON })

const words: Record<string, string> = {
  NotAllowedError: 'That was cancelled, or it took too long. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this web address.',
  NotSupportedError: 'This device can’t make a passkey that works here.',
}

/** What went wrong with a passkey, in words for its user: what the browser refused, or what the server did. */
export const passkeyWords = (error: unknown): string => {
  const name = error instanceof Error ? error.name : ''
  return words[name] ?? errorMessage(error)
}
