import { EventSourceParserStream } from 'eventsource-parser/stream'
import { type Ask, type Assistant, AssistantFailure, type Spoken, type Tool, type Turn } from './assistant.ts'
import { addDelta, chunkOfWhole, startReading, wholeTurn } from './read-chunks.ts'

type Settings = { apiKey: string; baseUrl: string; model: string; timeoutMs: number }

export const openAiUrl = 'https://api.openai.com/v1'

/** Models that reason take no temperature but their own. */
const reasons = (model: string): boolean => /^(o\d|gpt-5)/.test(model)

const messageOf = (turn: Turn) => {
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

/**
 * Asks once: the answer that a search gives is quicker than a second try. Throws `AssistantFailure` for any status but 2xx,
 * and for a server that does not begin to answer in time.
 */
const post = async (settings: Settings, ask: Ask): Promise<Response> => {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), settings.timeoutMs)
  const response = await fetch(`${settings.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${settings.apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(requestOf(settings, ask)),
    signal: AbortSignal.any([ask.signal, late.signal]),
    // Nobody but the model's server gets the question.
    redirect: 'manual',
  }).finally(() => clearTimeout(timer))
  if (response.ok) return response
  void response.body?.cancel()
  throw new AssistantFailure('refused-to-serve', { status: response.status })
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

/** What a server sends that streams, until it says that it is done; an error in the midst of it is none of a turn's chunks. */
async function* asTheyCome({ body }: Response): AsyncGenerator<unknown> {
  if (!body) return
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) {
    if (data.startsWith('[DONE]')) return
    const chunk: unknown = JSON.parse(data)
    if (typeof chunk === 'object' && chunk !== null && 'error' in chunk && chunk.error) {
      throw new AssistantFailure('cut-off', { cause: chunk.error })
    }
    yield chunk
  }
}

const failureOf = (error: unknown, started: boolean): AssistantFailure => {
  if (error instanceof AssistantFailure) return error
  if (error instanceof SyntaxError) return new AssistantFailure('nonsense', { cause: error })
  return new AssistantFailure(started ? 'cut-off' : 'away', { cause: error })
}

/** A model behind OpenAI's chat completions, or behind any server that speaks like it. */
export const openAiAssistant = (settings: Settings): Assistant => ({
  model: settings.model,
  async *speak(ask) {
    let chunks: AsyncIterator<unknown> | undefined
    const reading = startReading()
    try {
      const response = await beforeAbort(post(settings, ask), ask.signal)
      chunks = isJson(response) ? atOnce(response) : asTheyCome(response)
      for (;;) {
        const next: IteratorResult<unknown> = await beforeAbort(chunks.next(), ask.signal)
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
