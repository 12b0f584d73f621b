import * as z from 'zod'
import { AssistantFailure, type Spoken, type ToolCall } from './assistant.ts'

/** As much of a chunk as is read. Servers that only speak like OpenAI leave out this and that, and add of their own. */
const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            refusal: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int().min(0).max(15).nullish(),
                  id: z.string().nullish(),
                  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number().min(0), completion_tokens: z.number().min(0) }).nullish(),
})

export type Reading = {
  text: string
  refused: boolean
  calls: ToolCall[]
  finish: string | null
  tokens: Spoken['tokens']
}

export const startReading = (): Reading => ({ text: '', refused: false, calls: [], finish: null, tokens: null })

const wholeAnswer = z.looseObject({ choices: z.array(z.looseObject({ message: z.unknown() })).nullish() })

/** The one chunk that an answer given at once amounts to: some servers stream nothing, whatever they are asked. */
export const chunkOfWhole = (received: unknown): unknown => {
  const parsed = wholeAnswer.safeParse(received)
  if (!parsed.success) throw new AssistantFailure('nonsense')
  const { choices, ...rest } = parsed.data
  return { ...rest, choices: choices?.map(({ message, ...choice }) => ({ ...choice, delta: message })) }
}

/** Far beyond what was asked for: a provider that minds no limit is not listened to for ever. */
const mostCharacters = 8_000

const addCalls = (reading: Reading, deltas: NonNullable<NonNullable<Delta>['tool_calls']>): void => {
  for (const { index, id, function: called } of deltas) {
    const at = index ?? reading.calls.length
    const known = reading.calls[at] ?? { id: '', name: '', input: '' }
    reading.calls[at] = {
      id: known.id || (id ?? ''),
      name: known.name || (called?.name ?? ''),
      input: known.input + (called?.arguments ?? ''),
    }
  }
}

type Delta = NonNullable<z.infer<typeof chunk>['choices']>[number]['delta']

/** Takes one chunk in; the text that it brings. Throws `AssistantFailure` where it makes no sense. */
export const addDelta = (reading: Reading, received: unknown): string => {
  const parsed = chunk.safeParse(received)
  if (!parsed.success) throw new AssistantFailure('nonsense')
  const { choices, usage } = parsed.data
  if (usage) reading.tokens = { input: usage.prompt_tokens, output: usage.completion_tokens }
  const choice = choices?.[0]
  if (!choice) return ''
  reading.finish = choice.finish_reason ?? reading.finish
  reading.refused ||= Boolean(choice.delta?.refusal)
  addCalls(reading, choice.delta?.tool_calls ?? [])
  const text = choice.delta?.content ?? ''
  reading.text += text
  const written = reading.text.length + reading.calls.reduce((sum, { input }) => sum + input.length, 0)
  if (written > mostCharacters) throw new AssistantFailure('nonsense')
  return text
}

const endOf = ({ refused, finish }: Reading): Spoken['ended'] => {
  if (refused) return 'refused'
  if (finish === 'content_filter') return 'filtered'
  return finish === 'length' ? 'too-long' : 'whole'
}

/** The turn, once the stream has ended. One that ended before the model had was cut off. */
export const wholeTurn = (reading: Reading): Spoken => {
  if (reading.finish === null) throw new AssistantFailure('cut-off')
  const calls = reading.calls.filter(Boolean).map((call, index) => ({ ...call, id: call.id || `call_${index}` }))
  return { text: reading.text, calls, ended: endOf(reading), tokens: reading.tokens }
}
