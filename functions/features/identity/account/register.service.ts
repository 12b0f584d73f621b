import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { assertAll, brokeConstraint, refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import type { registerInput } from '#contract/identity/account.ts'
import { batch } from '#db/batch.ts'
import { auditing } from '#features/identity/audit/audit.writes.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import type { Visitor } from '#features/identity/sessions/begin-session.service.ts'
import { rememberNetwork } from '#features/identity/sessions/known-network.queries.ts'
import { newSession } from '#features/identity/sessions/new-session.rules.ts'
import { deleteSession, insertSession } from '#features/identity/sessions/session.queries.ts'
import type { SignedIn } from '#features/identity/sessions/sign-in.service.ts'
import { openShop } from '#features/identity/shops/shop.queries.ts'
import { hashNewPassword } from '#features/identity/users/new-password.service.ts'
import { assertOwnName } from '#features/identity/users/own-names.rules.ts'
import { refusePastUsername } from '#features/identity/users/past-usernames.queries.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { findTaken, findUser, insertUser } from '#features/identity/users/user.queries.ts'
import { assertFreeUsername, assertGoodPassword, taken } from '#features/identity/users/user.rules.ts'
import { assertShopName, shopNameOf } from './shop-name.rules.ts'
import { sendVerification } from './verification.mails.ts'

type Input = z.output<typeof registerInput>

/**
 * Makes an account, its shop when it sells, its first session and the mail that verifies it, all or nothing but for a mail too
 * many to its address. Throws `rate_limited`, `validation` and `taken` with the fields. When the answer of the database is lost
 * it looks for the new user by their id, since a second try would be told that their name is taken.
 */
export const register = async (
  deps: Deps,
  { input, visitor }: { input: Input; visitor: Visitor },
): Promise<SignedIn> => {
  assertAll([
    () => assertFreeUsername(input.username),
    () => assertOwnName({ name: input.fullName, path: 'fullName' }),
    () => assertShopName(input),
    () => assertGoodPassword(input),
  ])
  await assertMayRegister(deps, { input, visitor })
  const { network, userAgent, replaces } = visitor
  const row = await newUserRow(deps, input)
  const session = newSession(deps, { userId: row.id, userAgent })
  const written = batch(deps.db, {
    made: insertUser(deps.db, row),
    free: refusePastUsername(deps, row.username),
    session: insertSession(deps.db, session.row),
    replaced: replaces ? deleteSession(deps.db, { id: replaces.sessionId, userId: replaces.userId }) : undefined,
    network: rememberNetwork(deps, { owner: { userId: row.id, passwordHash: row.passwordHash }, network }),
    verification: sendVerification(deps, row),
    shop: input.userType === 'seller' ? firstShop(deps, { ...input, id: row.id }) : undefined,
  })
  const made = written.then(({ made: [user] }) => user)
  const user = await orLanded(made, async () => (await findUser(deps.db, row.id))[0]).catch(refuseTaken)
  sendSoon(deps)
  return { user: toUser(user!), claim: session.claim, passwordHash: row.passwordHash }
}

const firstShop = (deps: Deps, { id, ...named }: Pick<Input, 'shopName' | 'username'> & { id: string }) =>
  openShop(deps.db, {
    sellerId: id,
    name: shopNameOf(named),
    now: deps.now,
    told: auditing(deps, { actor: { kind: 'session', id }, act: 'shop.opened' }),
  })

// Both before the hash, which is what costs; the constraints decide when two come at once.
const assertMayRegister = async (deps: Deps, { input, visitor }: { input: Input; visitor: Visitor }) => {
  const name = 'registerAddress'
  const { counted, found } = await batch(deps.db, {
    counted: countTry(deps, { name, who: visitor.network }),
    found: findTaken(deps, input),
  })
  assertWithin(deps, { name, counted })
  const [isTaken] = found
  const fields = (['username', 'email'] as const).filter((field) => isTaken?.[field])
  if (fields.length > 0) throw taken(fields)
}

const newUserRow = async (deps: Deps, { password, shopName: _, ...input }: Input) => ({
  ...input,
  id: deps.newId(),
  passwordHash: await hashNewPassword(deps, { password }),
  sellerTier: input.userType === 'seller' ? (input.sellerTier ?? 'basic') : null,
  termsAcceptedAt: deps.now,
  createdAt: deps.now,
  updatedAt: deps.now,
})

const refuseTaken = (error: unknown): never => {
  if (brokeConstraint(error, 'users_username_key') || refusal(error) === 'past_username') throw taken(['username'])
  if (brokeConstraint(error, 'users_email_key')) throw taken(['email'])
  throw error
}
