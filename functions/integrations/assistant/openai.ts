import type OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { type Ask, type Assistant, AssistantFailure, type Spoken, type Tool, type Turn } from './assistant.ts'
import { addDelta, chunkOfWhole, startReading, wholeTurn } from './read-chunks.ts'

type Settings = { apiKey: string; baseUrl: string; model: string; timeoutMs: number }

export const openAiUrl = 'https://api.openai.com/v1'

/** Models that reason take no temperature but their own. */
const reasons = (model: string): boolean => /^(o\d|gpt-5)/.test(model)

const messageOf = (turn: Turn): ChatCompletionMessageParam => {
  if (turn.role === 'tool') return { role: 'tool', tool_call_id: turn.callId, content: turn.text }
  if (turn.role !== 'assistant') return { role: turn.role, content: turn.text }
  const calls = turn.calls.map(({ id, name, input }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: input },
  }))
  return { role: 'assistant', content: turn.text || null, tool_calls: calls }
}

const toolOf = ({ name, description, schema }: Tool) => ({
  type: 'function' as const,
  function: { name, description, parameters: schema },
})

/** OpenAI itself has given `max_tokens` up; most servers that speak like it know nothing else. */
const lengthOf = ({ baseUrl, mostTokens }: { baseUrl: string; mostTokens: number }) =>
  baseUrl === openAiUrl ? { max_completion_tokens: mostTokens } : { max_tokens: mostTokens }

const requestOf = ({ baseUrl, model }: Settings, { turns, tools, calling, mostTokens }: Ask) => ({
  model,
  messages: turns.map(messageOf),
  tools: tools.map(toolOf),
  tool_choice: calling === 'allowed' ? ('auto' as const) : ('none' as const),
  ...lengthOf({ baseUrl, mostTokens }),
  ...(reasons(model) ? {} : { temperature: 0.2 }),
  stream: true as const,
  stream_options: { include_usage: true },
})

// Loaded when the first question comes: it is large, and most requests ask nothing. It logs nothing, since what it would
// print holds what people wrote. It asks once: the answer that a search gives is quicker than a second try.
const clientOf = async ({ apiKey, baseUrl, timeoutMs }: Settings): Promise<OpenAI> => {
  const { OpenAI: Client } = await import('openai')
  // Nobody but the model's server gets the question.
  const fetchOptions = { redirect: 'manual' as const }
  const own = { organization: null, project: null, logLevel: 'off' as const }
  return new Client({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0, fetchOptions, ...own })
}

/** What `work` gives, or a failure as soon as the signal fires: a connection that hangs may never say so itself. */
const beforeAbort = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const give = () => reject(new AssistantFailure('away'))
    if (signal.aborted) give()
    signal.addEventListener('abort', give, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give))
  })

const isJson = (response: Response): boolean => response.headers.get('content-type')?.includes('json') ?? false

async function* atOnce(response: Response): AsyncGenerator<unknown> {
  yield chunkOfWhole(await response.json())
}

const failureOf = (error: unknown, started: boolean): AssistantFailure => {
  if (error instanceof AssistantFailure) return error
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (typeof status === 'number') return new AssistantFailure('refused-to-serve', { status, cause: error })
  if (error instanceof SyntaxError || error instanceof TypeError)
    return new AssistantFailure('nonsense', { cause: error })
  return new AssistantFailure(started ? 'cut-off' : 'away', { cause: error })
}

/** A model behind OpenAI's API, or behind any that speaks like it, by the official client. */
export const openAiAssistant = (settings: Settings): Assistant => ({
  model: settings.model,
  async *speak(ask) {
    let chunks: AsyncIterator<unknown> | undefined
    const reading = startReading()
    try {
      const client = await clientOf(settings)
      const { signal } = ask
      const asked = client.chat.completions.create(requestOf(settings, ask), { signal })
      const { data: stream, response } = await beforeAbort(asked.withResponse(), signal)
      chunks = isJson(response) ? atOnce(response) : stream[Symbol.asyncIterator]()
      for (;;) {
        const next: IteratorResult<unknown> = await beforeAbort(chunks.next(), signal)
        if (next.done) return wholeTurn(reading) satisfies Spoken
        const text = addDelta(reading, next.value)
        if (text) yield text
      }
    } catch (error) {
      throw failureOf(error, chunks !== undefined)
    } finally {
      // Not waited for: the body of a connection that hangs may not end.
      chunks?.return?.().catch(() => {})
    }
  },
})
