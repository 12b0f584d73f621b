import type { ChatInput } from '#contract/help/chat.ts'
import type { Tokens, Turn } from '#integrations/assistant/assistant.ts'
import { openingTurns } from './model-rules.words.ts'
import { roundLimits, tools } from './model-tools.service.ts'

/** Rounds of searches that the model may ask for. */
export const rounds = 3
/** Tokens that one turn may write. */
export const mostTokens = 700

// What a round of calls adds at most: its results, the calls themselves and what stands around them.
const roundBytes = roundLimits.resultBytes + roundLimits.calls * (roundLimits.inputCharacters * 3 + 300)
const overhead = 400

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** The most that one turn can use: a token is a byte at least, so that no request is ever dearer. */
export const worstTurn = (turns: Turn[]): Tokens => ({ input: bytesOf([turns, tools]) + overhead, output: mostTokens })

/** The sum of what two turns use. */
export const plus = (a: Tokens, b: Tokens): Tokens => ({ input: a.input + b.input, output: a.output + b.output })

/** The most that an answer can use, with every round that it may take. */
export const worstAnswer = (asked: ChatInput): Tokens => {
  const first = worstTurn(openingTurns(asked))
  const after = (round: number): Tokens => ({ ...first, input: first.input + round * roundBytes })
  return Array.from({ length: rounds }, (_, round) => after(round + 1)).reduce(plus, first)
}

/** What an answer has used so far and how it went: for its hold and its line in the log. */
export type Bill = { tokens: Tokens; turns: number; untold: number; ended: string; status?: number }

/** A bill on which nothing stands yet. */
export const openBill = (): Bill => ({ tokens: { input: 0, output: 0 }, turns: 0, untold: 0, ended: 'left' })
