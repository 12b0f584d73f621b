import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { chargedIn } from './conversion.ts'

const choice = kept<string | null>({
  key: 'preferredCurrency',
  read: (text) => (text !== null && /^[A-Z]{3}$/.test(text) ? text : null),
})

/** Keeps a visitor's choice in this browser. */
export const storeCurrency = (code: string): void => choice.set(code)

type Known = { preferred: string | null | undefined; stored: string | null }

/** The user's preference, else what this browser keeps, else the pound. */
export const currentCurrency = (known: Known): string => known.preferred || known.stored || chargedIn

/**
 * The code of the currency in which prices are shown. Every account has a preference (GBP until another is chosen), so
 * what the browser keeps, and what other tabs change of it, counts for visitors alone.
 */
export const useCurrencyCode = (): string => {
  const { user } = useCurrentUser()
  return currentCurrency({ preferred: user?.preferredCurrency, stored: choice.use() })
}
