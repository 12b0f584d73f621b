import { type AccountType, accountTypes } from '#contract/identity/account.ts'
import { type SellerTier, sellerTiers } from '#contract/tiers.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'

/** What somebody chose before registering: on a package's button, in a link. */
export type RegistrationWish = { type: AccountType | null; tier: SellerTier | null }

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null

/** What the address asks for: `type` or `userType` opens the registration, `tier` is for who registers as a seller. */
export const wishOf = (query: URLSearchParams): RegistrationWish => {
  const tier = oneOf(sellerTiers, query.get('tier'))
  const type = oneOf(accountTypes, query.get('type')) ?? oneOf(accountTypes, query.get('userType'))
  return { type, tier }
}

const wanted = kept({ key: 'sellerTier', area: session, read: (text) => oneOf(sellerTiers, text) })

/** Keeps a chosen package for the browser's session. */
export const rememberTier = (tier: SellerTier | null): void => {
  if (tier) wanted.set(tier)
}

/** The tier that was chosen in this browser's session, or null. */
export const rememberedTier = wanted.get

/** A seller's registration has been sent: the next one starts afresh. */
export const forgetTier = (): void => wanted.set(null)
