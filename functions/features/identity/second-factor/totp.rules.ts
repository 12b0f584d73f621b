import { Secret, TOTP } from 'otpauth'
import { site } from '#contract/site.ts'

// What every app knows, also those that heed nothing else in the address.
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const stepMs = kind.period * 1000

/** A secret for an app: 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an app reads from a QR code. */
export const totpUri = ({ secret, username }: { secret: string; username: string }): string =>
  new TOTP({ ...kind, issuer: site.name, label: username, secret }).toString()

/** The moment at which a step began: a code of it was used then or at most half a minute later. */
export const beginOfStep = (step: number): Date => new Date(step * stepMs)

/** Whether it can be a code of an app at all. */
export const looksLikeTotp = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/[\s-]/g, ''))

/**
 * The step, in half minutes since 1970, of which a code is: the present one, that before or that after; null when it is of
 * none of them. The next one too, since phones' clocks are fast as often as slow (RFC 6238, 6): it gives who guesses a third
 * code among a million, which the limits allow for, and once it is taken no code from before it is.
 */
export const stepOfCode = ({ secret, code, now }: { secret: string; code: string; now: Date }): number | null => {
  const token = code.replaceAll(/[\s-]/g, '')
  const off = TOTP.validate({ ...kind, token, secret: Secret.fromBase32(secret), timestamp: now.getTime(), window: 1 })
  return off === null ? null : Math.floor(now.getTime() / stepMs) + off
}
