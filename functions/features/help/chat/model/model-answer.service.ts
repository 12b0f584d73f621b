import type { Deps } from '#app/deps.ts'
import type { ChatReply } from '#contract/help/chat.answers.ts'
import type { ChatInput } from '#contract/help/chat.ts'
import { careful } from '#features/help/chat/careful-replies.words.ts'
import {
  type Assistant,
  AssistantFailure,
  type Spoken,
  type Tokens,
  type Turn,
} from '#integrations/assistant/assistant.ts'
import { type Bill, mostTokens, plus, rounds, worstTurn } from './model-bill.service.ts'
import { type Wrong, wrongIn } from './model-guard.rules.ts'
import { openingTurns } from './model-rules.words.ts'
import { citedSources, lastSentenceEnd, plainText } from './model-text.rules.ts'
import { type Found, nothingFound, runTools, tools } from './model-tools.service.ts'

/** Sources that are named where the model cites none. */
const mostUncited = 3

type Work = { assistant: Assistant; asked: ChatInput; signal: AbortSignal; bill: Bill }
/** `begun`: whether any text of an earlier turn was passed on. */
type Talk = Work & { turns: Turn[]; found: Found; begun: boolean }

/** Stops an answer that must not be shown. */
class Stopped extends Error {
  readonly wrong: Wrong
  constructor(wrong: Wrong) {
    super('The answer was stopped')
    this.wrong = wrong
  }
}

const checked = (text: string, { pages }: Found): string => {
  const wrong = wrongIn(text, pages)
  if (wrong) throw new Stopped(wrong)
  return text
}

/** Passes a turn on sentence by sentence, each checked together with all before it. */
async function* checkedTurn(speech: AsyncGenerator<string, Spoken>, talk: Talk): AsyncGenerator<string, Spoken> {
  let [written, shown] = ['', '']
  try {
    for (;;) {
      const next = await speech.next()
      if (next.done) return next.value
      written += next.value
      const text = checked(plainText(written.slice(0, lastSentenceEnd(written))).trim(), talk.found)
      if (text.length > shown.length && text.startsWith(shown)) {
        yield `${talk.begun && shown === '' ? '\n\n' : ''}${text.slice(shown.length)}`
        talk.begun = true
        shown = text
      }
    }
  } finally {
    await speech.return(undefined as never)
  }
}

/** One turn of the model, paid for by what the provider tells, or by the worst case where it tells nothing. */
async function* spokenTurn(talk: Talk): AsyncGenerator<string, Spoken> {
  const { assistant, signal, bill, turns } = talk
  const worst = worstTurn(turns)
  let used: Tokens | null = worst
  bill.turns += 1
  try {
    const calling = bill.turns <= rounds ? 'allowed' : 'over'
    const said = yield* checkedTurn(assistant.speak({ turns, tools, calling, mostTokens, signal }), talk)
    used = said.tokens
    return said
  } catch (error) {
    if (error instanceof AssistantFailure && error.free) used = { input: 0, output: 0 }
    throw error
  } finally {
    if (!used || used === worst) bill.untold += 1
    bill.tokens = plus(bill.tokens, used ?? worst)
  }
}

const replyOf = ({ text, ended }: Spoken, found: Found): ChatReply => {
  if (ended === 'filtered' || ended === 'refused') throw new ModelFailed(ended)
  const whole = ended === 'too-long' ? text.slice(0, lastSentenceEnd(text)) : text
  const message = checked(plainText(whole).trim(), found)
  if (message === '') throw new ModelFailed('empty')
  const cited = citedSources(whole, found.sources)
  // Small models often leave the numbers out: then what they were given first is what they must have used.
  const sources = cited.length > 0 ? cited : found.sources.slice(0, mostUncited)
  return sources.length === 0 ? { message } : { message, sources }
}

/** The model gave no answer that can be shown; a search must do. */
class ModelFailed extends Error {
  readonly ended: string
  constructor(ended: string, cause?: unknown) {
    super(`The model gave no answer: ${ended}`, { cause })
    this.name = 'ModelFailed'
    this.ended = ended
  }
}

async function* converse(deps: Deps, work: Work): AsyncGenerator<string, ChatReply> {
  const talk: Talk = { ...work, turns: openingTurns(work.asked), found: nothingFound(), begun: false }
  for (let round = 0; round < rounds; round += 1) {
    const said = yield* spokenTurn(talk)
    if (said.calls.length === 0) return replyOf(said, talk.found)
    const results = await runTools(deps, { calls: said.calls, found: talk.found })
    talk.turns.push({ role: 'assistant', text: '', calls: said.calls }, ...results)
  }
  const last = yield* spokenTurn(talk)
  if (last.calls.length > 0) throw new ModelFailed('endless')
  return replyOf(last, talk.found)
}

/**
 * Answers by the model: yields checked pieces of text as they come and returns the whole reply, which takes their place.
 * What must not be shown ends it with a careful reply instead. Throws where there is no answer; `bill` then says why.
 */
export async function* modelAnswer(deps: Deps, work: Work): AsyncGenerator<string, ChatReply> {
  const { bill, signal } = work
  try {
    const reply = yield* converse(deps, work)
    bill.ended = 'answered'
    return reply
  } catch (error) {
    if (error instanceof Stopped) {
      bill.ended = `stopped-${error.wrong}`
      return careful[error.wrong]
    }
    if (error instanceof ModelFailed) bill.ended = error.ended
    else if (signal.aborted) bill.ended = 'late'
    else if (error instanceof AssistantFailure) Object.assign(bill, { ended: error.reason, status: error.status })
    else bill.ended = 'broken'
    throw error
  }
}
