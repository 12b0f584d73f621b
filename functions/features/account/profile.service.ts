import type { z } from 'zod'
import type { Deps } from '../../app/deps.ts'
import { notFound } from '../../app/errors.ts'
import type { profileInput, User } from '../../contract/account.ts'
import { updateProfile } from './account.queries.ts'
import { toUser } from './user-dto.ts'

type Change = z.output<typeof profileInput>

/** Changes what is given of the viewer's own name, bio and postcode. */
export const changeProfile = async (
  { db, now }: Deps,
  { viewer, change }: { viewer: { id: string }; change: Change },
): Promise<User> => {
  const [user] = await updateProfile(db, { id: viewer.id, change, now })
  if (!user) throw notFound('This account')
  return toUser(user)
}
