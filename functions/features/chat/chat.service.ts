import type { Deps } from '../../app/deps.ts'
import { assertWithin, countTry, type LimitName } from '../../app/rate-limit.ts'
import type { ChatReply } from '../../contract/chat.ts'
import { cardOf } from '../catalogue/card.ts'
import { findPassages } from '../passages/passages.queries.ts'
import { careReply } from './care.ts'
import { breedNamed, hatchOf, offersFor, placesNamed } from './chat.queries.ts'
import { readQuestion } from './question.ts'
import { greeting, hatchReply, replyOf } from './reply.ts'

const offersShown = 4
const passagesRead = 3

/** Whose questions are counted, and by which limit. */
export type Asker = { name: Extract<LimitName, 'chatUser' | 'chatVisitor'>; who: string }

/**
 * Answers a question from what everybody may read: listings for sale, categories, breeds and the sections of our pages. One
 * round trip. Throws `rate_limited`.
 */
export const answerQuestion = async (
  deps: Deps,
  { message, asker }: { message: string; asker: Asker },
): Promise<ChatReply> => {
  const { db, now } = deps
  const question = readQuestion(message)
  const [counted, offers, breeds, places, hatch, passages] = await db.batch([
    countTry(deps, asker),
    offersFor(db, { question, limit: offersShown }),
    breedNamed(db, question),
    placesNamed(db, question),
    hatchOf(db, question),
    findPassages(db, { meanings: question.meanings, limit: passagesRead }),
  ])
  assertWithin(deps, { name: asker.name, counted })
  const care = careReply(message)
  if (care) return care
  if (question.words.length === 0) return greeting
  if (hatch.rows[0]) return hatchReply(hatch.rows[0])
  return replyOf({
    question,
    offers: { cards: offers.rows.map((row) => cardOf(row, now)), hits: offers.rows[0]?.hits ?? 0 },
    breed: breeds.rows[0] ?? null,
    places: places.rows,
    passages: passages.rows,
  })
}
