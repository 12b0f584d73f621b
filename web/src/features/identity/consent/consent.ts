import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'

/** What one may say no to. */
export const optionalCategories = ['preferences', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** The stored choice. */
export type Consent = { essential: true } & Record<OptionalCategory, boolean>

/** A stored choice, or null where there is none, or none that one can read. */
export const parseConsent = fromJson<Consent | null>(null, (value) => {
  const { essential, preferences, analytics, marketing } = fieldsOf(value)
  const isWhole = typeof preferences === 'boolean' && typeof analytics === 'boolean' && typeof marketing === 'boolean'
  return essential === true && isWhole ? { essential, preferences, analytics, marketing } : null
})

const consent = kept({ key: 'cookie_consent', read: parseConsent })

export const saveConsent = (choice: Record<OptionalCategory, boolean>): void =>
  consent.set({ essential: true, ...choice })

/** The one gate before anything that a visitor may say no to: false until they have said yes. */
export const hasConsent = (category: OptionalCategory): boolean => consent.get()?.[category] ?? false

/** The visitor's choice, null before it; follows other tabs. */
export const useConsent = consent.use
