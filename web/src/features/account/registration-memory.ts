import { type AccountType, accountTypes } from '../../../../functions/contract/account.ts'
import { type SellerTier, sellerTiers } from '../../../../functions/contract/plans.ts'
import { session } from '../../lib/storage.ts'

type Storage = Pick<typeof session, 'get' | 'set'>

/** What somebody chose before registering: on a package's button, in a link. */
export type RegistrationWish = { type: AccountType | null; tier: SellerTier | null }

const keys = { type: 'registerAs', tier: 'sellerTier' } as const

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null

/** What the address asks for: `type` or `userType`, and `tier`, which only sellers have. */
export const wishOf = (query: URLSearchParams): RegistrationWish => {
  const tier = oneOf(sellerTiers, query.get('tier'))
  const type = oneOf(accountTypes, query.get('type') ?? query.get('userType'))
  return { type: type ?? (tier && 'seller'), tier }
}

/** Keeps a wish for the browser's session; what it does not say stays as it was. */
export const rememberWish = ({ type, tier }: RegistrationWish, storage: Storage = session): void => {
  if (type) storage.set(keys.type, type)
  if (tier) storage.set(keys.tier, tier)
}

export const rememberedWish = (storage: Storage = session): RegistrationWish => ({
  type: oneOf(accountTypes, storage.get(keys.type)),
  tier: oneOf(sellerTiers, storage.get(keys.tier)),
})

/** A seller's registration has been sent: the next one starts afresh. */
export const forgetWish = (storage: Storage = session): void => {
  storage.set(keys.type, null)
  storage.set(keys.tier, null)
}
