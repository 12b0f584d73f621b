import type { Deps } from '#app/deps.ts'
import type { ChatReply } from '#contract/help/chat.answers.ts'
import type { ChatInput } from '#contract/help/chat.ts'
import { type Answers, batch } from '#db/batch.ts'
import { cardOf } from '#features/catalogue/listings/card.dto.ts'
import { searchPassages } from '#features/help/passages/search.queries.ts'
import { withVet } from './care.rules.ts'
import { breedNamed, offersFor, placesNamed } from './chat.queries.ts'
import { daysReply, greeting } from './known-replies.words.ts'
import { type Question, readQuestion } from './question.rules.ts'
import { replyOf } from './reply.dto.ts'

const offersShown = 4
const passagesRead = 4

const questionOf = ({ message, history = [] }: ChatInput): Question =>
  readQuestion(message, history.findLast(({ sender }) => sender === 'user')?.content ?? null)

/** What is read for a local answer, as statements that may go into a batch with others. `localReply` makes it of them. */
export const localReads = ({ db }: Deps, asked: ChatInput) => {
  const question = questionOf(asked)
  return {
    offers: offersFor(db, { question, limit: offersShown }),
    breeds: breedNamed(db, question),
    places: placesNamed(db, question),
    passages: searchPassages(db, { words: question.typed, topic: null, aPage: 2, limit: passagesRead, after: null }),
  }
}

type Local = { asked: ChatInput; read: Answers<ReturnType<typeof localReads>> }

/** The answer that a search alone gives, of what `localReads` has read. What `careReply` answers never comes here. */
export const localReply = ({ now }: Deps, { asked, read: { offers, breeds, places, passages } }: Local): ChatReply => {
  const question = questionOf(asked)
  if (question.words.length === 0 && question.wants === 'words') return greeting
  if (question.daysOf) return daysReply(question.daysOf)
  const reply = replyOf({
    question,
    offers: { cards: offers.rows.map((row) => cardOf(row, now)), hits: offers.rows[0]?.hits ?? 0 },
    breed: breeds.rows[0] ?? null,
    places: places.rows,
    passages: passages.rows,
  })
  return withVet(asked.message, reply)
}

/** Answers a question from what everybody may read, by searching alone. One round trip. */
export const localAnswer = async (deps: Deps, asked: ChatInput): Promise<ChatReply> =>
  localReply(deps, { asked, read: await batch(deps.db, localReads(deps, asked)) })
