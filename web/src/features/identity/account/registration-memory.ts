import { type AccountType, accountTypes } from '#contract/identity/account.ts'
import { type SellerTier, sellerTiers } from '#contract/plans.ts'
import { session } from '#web/lib/storage.ts'

type Storage = Pick<typeof session, 'get' | 'set'>

/** What somebody chose before registering: on a package's button, in a link. */
export type RegistrationWish = { type: AccountType | null; tier: SellerTier | null }

const key = 'sellerTier'

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null

/** What the address asks for: `type` or `userType` opens the registration, `tier` is for who registers as a seller. */
export const wishOf = (query: URLSearchParams): RegistrationWish => {
  const tier = oneOf(sellerTiers, query.get('tier'))
  const type = oneOf(accountTypes, query.get('type')) ?? oneOf(accountTypes, query.get('userType'))
  return { type, tier }
}

/** Keeps a chosen package for the browser's session. */
export const rememberTier = (tier: SellerTier | null, storage: Storage = session): void => {
  if (tier) storage.set(key, tier)
}

export const rememberedTier = (storage: Storage = session): SellerTier | null => oneOf(sellerTiers, storage.get(key))

/** A seller's registration has been sent: the next one starts afresh. */
export const forgetTier = (storage: Storage = session): void => storage.set(key, null)
