import type { Deps } from '#app/deps.ts'
import { AppError, invalid, notFound } from '#app/errors.ts'
import type { Blocking } from '#contract/talk/messages.answers.ts'
import { batch } from '#db/batch.ts'
import { deleteBlock, insertBlock } from './blocks.queries.ts'

type Asked = { viewerId: string; otherId: string; found: unknown[] }

const assertOther = ({ viewerId, otherId, found }: Asked): void => {
  if (viewerId === otherId) throw invalid('id', 'You can’t block yourself.')
  if (found.length === 0) throw notFound('this member')
}

/** Stops two from writing to each other until it is lifted; orders go on. Twice is once. Throws `not_found` and `validation`. */
export const block = async ({ db, now }: Deps, asked: Asked): Promise<Blocking> => {
  assertOther(asked)
  await batch(db, { blocked: insertBlock(db, { ...asked, now }) })
  return { blocked: true }
}

/** Lifts a block. Throws `not_found` and `validation`. Twice is once. */
export const unblock = async ({ db }: Deps, asked: Asked): Promise<Blocking> => {
  assertOther(asked)
  await deleteBlock(db, asked)
  return { blocked: false }
}

const words: Record<string, string> = {
  blocking: 'You’ve blocked this member. Unblock them to message each other again.',
  // No more than that they are not read.
  blocked: 'This member isn’t taking messages.',
}

/** The error for a writer whom `refuseBlocked` stopped; null when something else did. */
export const blockedError = (code: string | null): AppError | null => {
  const sentence = code === null ? undefined : words[code]
  return sentence === undefined ? null : new AppError('forbidden', sentence)
}
