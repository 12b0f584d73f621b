import type { Deps } from '../../app/deps.ts'
import { assertWithin, countTry, type LimitName } from '../../app/rate-limit.ts'
import type { ChatInput, ChatReply } from '../../contract/chat.ts'
import { careReply } from './care.ts'
import { localReads, localReply } from './local-answer.ts'

/** Whose questions are counted, and by which limit. */
export type Asker = { name: Extract<LimitName, 'chatUser' | 'chatVisitor'>; who: string }

/**
 * Answers a question from what everybody may read: listings for sale, categories, breeds and the sections of our pages. One
 * round trip. Throws `rate_limited`.
 */
export const answerQuestion = async (
  deps: Deps,
  { asked, asker }: { asked: ChatInput; asker: Asker },
): Promise<ChatReply> => {
  const [counted, ...read] = await deps.db.batch([countTry(deps, asker), ...localReads(deps, asked)])
  assertWithin(deps, { name: asker.name, counted })
  return careReply(asked.message) ?? localReply(deps, asked, read)
}
