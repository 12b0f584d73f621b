import { asUserOrVisitor } from '#app/acting.ts'
import { logLine } from '#app/checks/log-line.ts'
import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import { countTry, withinTries } from '#app/rate-limit.queries.ts'
import { assertWithin, type LimitName } from '#app/rate-limit.ts'
import type { SessionClaim } from '#app/session.ts'
import type { ChatReply } from '#contract/help/chat.answers.ts'
import type { ChatInput } from '#contract/help/chat.ts'
import { batch } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import type { Assistant } from '#integrations/assistant/assistant.ts'
import { careReply } from './care.rules.ts'
import { dangerReply } from './danger/danger.rules.ts'
import { mayTellOfDanger, nothingNow, withHelpLine } from './danger/hint.rules.ts'
import { localAnswer, localReads, localReply } from './local-answer.reads.ts'
import { modelAnswer } from './model/model-answer.service.ts'
import { type Bill, openBill, worstAnswer } from './model/model-bill.service.ts'
import { costOf, type Hold, holdOf, openDay, settleHold, takeHold } from './model/spend.queries.ts'

/** Who asks: it decides how often one may. */
export type Asker = { claim: SessionClaim | null; network: string }

/** Whose questions are counted, and by which limit. */
type Tries = { name: Extract<LimitName, 'chatUser' | 'chatVisitor'>; who: string }

/** Yields pieces of text while they are written, where a model writes them, and returns the whole reply. */
export type Answer = AsyncGenerator<string, ChatReply>

type Question = {
  asked: ChatInput
  /** Fires when whoever asked has gone. */
  signal: AbortSignal
}

type AskedQuestion = Question & { asker: Asker }

type Counting = Question & {
  tries: Tries
  /** Counts in a batch of this, which an ended session stops. */
  counter: Db
}

type ModelQuestion = Question & { assistant: Assistant }

/**
 * Counts a question and begins to answer it: by the model where there is one and the day's ceiling allows, else by searching
 * what everybody may read. Throws `rate_limited`; the answer itself throws only where the database is away as well. Where a
 * question may tell of danger to a person, neither does.
 */
export const startAnswer = async (deps: Deps, question: AskedQuestion): Promise<Answer> =>
  mayTellOfDanger(question.asked.message) ? helped(deps, question) : begin(deps, question)

/**
 * The answer, with a line below it of who helps a person in danger. That line is there too where there is no answer: because
 * they have asked too often, or because the database is away.
 */
async function* helped(deps: Deps, question: AskedQuestion): Answer {
  try {
    return withHelpLine(yield* await begin(deps, question))
  } catch (error) {
    if (question.signal.aborted) throw error
    if (!(error instanceof AppError && error.code === 'rate_limited')) deps.defer(Promise.reject(error))
    return withHelpLine(nothingNow)
  }
}

const begin = (deps: Deps, { asker: { claim, network }, ...question }: AskedQuestion): Promise<Answer> =>
  asUserOrVisitor(deps, {
    claim,
    does: ({ db: counter, userId }) => {
      const tries: Tries = userId ? { name: 'chatUser', who: userId } : { name: 'chatVisitor', who: network }
      return startCounted(deps, { ...question, tries, counter })
    },
  })

const startCounted = async (deps: Deps, question: Counting): Promise<Answer> => {
  const { asked, tries, counter } = question
  const care = careReply(asked.message)
  if (care) {
    const { counted } = await batch(counter, { counted: countTry(deps, tries) })
    assertWithin(deps, { name: tries.name, counted })
    return known(care)
  }
  return deps.assistant ? startModel(deps, { ...question, assistant: deps.assistant }) : startSearch(deps, question)
}

/**
 * The answer to somebody who may be in danger, or null. It comes before all else: nothing is counted, looked up or asked of
 * a model, so that it is there however often they write and whatever is broken.
 */
export const dangerAnswer = (asked: ChatInput): Answer | null => {
  const reply = dangerReply(asked)
  return reply && known(reply)
}

async function* known(reply: ChatReply): Answer {
  yield* []
  return reply
}

/** One round trip. */
const startSearch = async (deps: Deps, { asked, tries, counter }: Counting): Promise<Answer> => {
  const { counted, read } = await batch(counter, { counted: countTry(deps, tries), read: localReads(deps, asked) })
  assertWithin(deps, { name: tries.name, counted })
  return known(localReply(deps, { asked, read }))
}

const startModel = async (deps: Deps, question: Counting & ModelQuestion): Promise<Answer> => {
  const { asked, tries, counter } = question
  const hold = holdOf(deps, worstAnswer(asked))
  const { counted, held } = await batch(counter, {
    counted: countTry(deps, tries),
    opened: openDay(deps, hold),
    held: takeHold(deps, { hold, when: withinTries(deps, tries) }),
  })
  assertWithin(deps, { name: tries.name, counted })
  return held.rows[0] ? byModel(deps, { ...question, hold }) : known(await searched(deps, asked))
}

/** What a search finds, where the model would have answered. */
const searched = async (deps: Deps, asked: ChatInput): Promise<ChatReply> => {
  const { message, sources } = await localAnswer(deps, asked)
  return { message: `I can only search at the moment, so this may not fit as well as usual.\n\n${message}`, sources }
}

// The hold is settled after the answer, however it ends. It is deferred before it begins: when the visitor has gone, nothing
// that is new is begun for them.
async function* byModel(deps: Deps, { assistant, asked, signal, hold }: ModelQuestion & { hold: Hold }): Answer {
  const bill = openBill()
  const over = Promise.withResolvers<void>()
  deps.defer(over.promise.then(() => settle(deps, { assistant, bill, hold })))
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(deps.env.ASSISTANT_TIMEOUT_MS)])
  try {
    return yield* modelAnswer(deps, { assistant, asked, signal: inTime, bill })
  } catch (error) {
    if (signal.aborted) bill.ended = 'left'
    if (signal.aborted) throw error
    return await searched(deps, asked)
  } finally {
    over.resolve()
  }
}

/** Never a word of what was asked or said. */
const settle = async (deps: Deps, { assistant, bill, hold }: { assistant: Assistant; bill: Bill; hold: Hold }) => {
  const { tokens, turns, untold, ended, status } = bill
  const cost = costOf(deps, tokens)
  const pence = Number((cost / 1_000_000).toFixed(4))
  logLine({ id: deps.requestId, assistant: ended, model: assistant.model, status, turns, untold, ...tokens, pence })
  await settleHold(deps, { hold, cost, answers: ended === 'answered' ? 1 : 0 })
}
