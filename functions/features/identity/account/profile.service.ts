import type { z } from 'zod'
import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { invalid, notFound, refusal } from '#app/errors.ts'
import type { User } from '#contract/identity/account.answers.ts'
import type { profileInput } from '#contract/identity/account.ts'
import { batch } from '#db/batch.ts'
import { takeImageAs } from '#features/identity/uploads/image-use.queries.ts'
import { assertOwnName } from '#features/identity/users/own-names.rules.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { updateProfile } from '#features/identity/users/user.queries.ts'

type Change = z.output<typeof profileInput>
type Input = { actor: SessionActor; change: Change }

/**
 * Changes what is given of the actor's own name, bio, postcode, picture and choice of mails. Throws `validation` for a
 * picture that is not theirs or is in use, and for a new name that is none of their own.
 */
export const changeProfile = async (deps: Deps, { actor, change }: Input): Promise<User> => {
  const { db, now } = deps
  const { fullName } = change
  if (fullName !== undefined) assertOwnName({ name: fullName, path: 'fullName', present: actor.fullName })
  const key = change.avatarKey
  // The one that they have already is what an answer that got lost left behind.
  const isNew = key && key !== actor.avatarKey
  const { changed } = await batch(db, {
    used: isNew ? takeImageAs(db, { purpose: 'avatar', key, ownerId: actor.id, now }) : undefined,
    changed: updateProfile(db, { id: actor.id, change, now }),
  }).catch(refuse)
  const [user] = changed
  if (!user) throw notFound('this account')
  // What others see of them: the name on their wishes, the face on their shop's page.
  if (user.fullName !== actor.fullName) dropCached(deps, 'feature-requests')
  if (user.avatarKey !== actor.avatarKey && user.userType === 'seller') dropCached(deps, 'products')
  return toUser(user)
}

const refuse = (error: unknown): never => {
  throw refusal(error) === 'avatar' ? invalid('avatarKey', 'Please upload this photo again') : error
}
