import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isApiError } from '#web/lib/api/api-error.ts'
import { askAssistant } from './chat.api.ts'

const answer = vi.fn<(input: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  answer.mockReset()
})

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A stream that comes in these chunks, wherever they are cut, and then ends. */
const streamed = (chunks: Uint8Array[]) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

const ask = async (response: Response) => {
  answer.mockResolvedValueOnce(response)
  const pieces: string[] = []
  const reply = await askAssistant({
    message: 'Eggs?',
    history: [],
    signal: new AbortController().signal,
    onText: (piece) => pieces.push(piece),
  })
  return { pieces, reply }
}

test('pieces are heard as they come, and the whole answer is returned, wherever the stream is cut', async () => {
  const bytes = new TextEncoder().encode(
    `: hello\n\n${event('text', { text: 'Duck eggs – ' })}${event('text', { text: '28 days.' })}${event('reply', { message: 'Duck eggs take 28 days.', sources: [] })}`,
  )
  for (const size of [1, 7, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.slice(i * size, (i + 1) * size),
    )
    const { pieces, reply } = await ask(streamed(chunks))
    expect(pieces).toEqual(['Duck eggs – ', '28 days.'])
    expect(reply).toEqual({ message: 'Duck eggs take 28 days.', sources: [] })
  }
  expect(new Headers(answer.mock.lastCall?.[1].headers).get('Accept')).toBe('text/event-stream')
})

test('an answer that is cut off or ends in a problem is a failure', async () => {
  const encode = (text: string) => [new TextEncoder().encode(text)]
  await expect(ask(streamed(encode(event('text', { text: 'Duck' }))))).rejects.toThrow('cut off')
  const problem = event('problem', { code: 'unavailable', detail: 'We can’t reach our records just now.' })
  await expect(ask(streamed(encode(problem)))).rejects.toThrow('We can’t reach our records just now.')
})

test('a refusal before the stream keeps when to ask again', async () => {
  const body = JSON.stringify({ code: 'rate_limited', detail: 'Too many tries.' })
  const refused = new Response(body, { status: 429, headers: { 'Retry-After': '90' } })
  const error = await ask(refused).catch((reason: unknown) => reason)
  expect(isApiError(error) && error.retryAfterSeconds).toBe(90)
})
