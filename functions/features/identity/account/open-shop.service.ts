import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import type { User } from '#contract/identity/account.answers.ts'
import type { SellerTier } from '#contract/tiers.ts'
import { batch } from '#db/batch.ts'
import { auditing } from '#features/identity/audit/audit.writes.ts'
import { openShop } from '#features/identity/shops/shop.queries.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { makeSeller, type UserRow } from '#features/identity/users/user.queries.ts'
import { assertShopName, shopNameOf } from './shop-name.rules.ts'

const refused = (state: UserRow['userType']): AppError =>
  new AppError('illegal_state', 'Only a buyer can open a shop, and only one.', { members: { state } })

/**
 * Turns a buyer into a seller with a shop and a package to pay for. Throws `illegal_state` for everybody else, `validation`
 * for a name of the shop that is none of their own.
 */
export const becomeSeller = async (
  deps: Deps,
  { actor, tier, shopName }: { actor: SessionActor; tier: SellerTier; shopName: string | undefined },
): Promise<User> => {
  if (actor.userType !== 'buyer') throw refused(actor.userType)
  assertShopName({ shopName })
  const { sellers } = await batch(deps.db, {
    sellers: makeSeller(deps.db, { id: actor.id, tier, now: deps.now }),
    shop: openShop(deps.db, {
      sellerId: actor.id,
      name: shopNameOf({ shopName, username: actor.username }),
      now: deps.now,
      told: auditing(deps, { actor, act: 'shop.opened' }),
    }),
  })
  const [seller] = sellers
  if (!seller) throw refused('seller')
  return toUser(seller)
}
