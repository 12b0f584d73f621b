import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'
import type { ChatEvents, ChatReply } from '#contract/help/chat.answers.ts'
import { apiFetch } from '#web/lib/api/api-client.ts'

/** What was said before, the oldest first. */
export type Turn = { sender: 'user' | 'assistant'; content: string }

type Asked = {
  message: string
  history: Turn[]
  /** Ends the answer where it is. */
  signal: AbortSignal
  /** Hears each piece of the answer as it is written. */
  onText: (piece: string) => void
}

/**
 * Asks the assistant and returns its whole answer, which takes the place of the pieces. Throws `ApiError`, an `AbortError`
 * when it was stopped, and an error when the answer was cut off.
 */
export const askAssistant = async ({ message, history, signal, onText }: Asked): Promise<ChatReply> => {
  const { body } = await apiFetch('/api/chat', {
    method: 'POST',
    headers: { Accept: 'text/event-stream' },
    body: JSON.stringify({ message, history }),
    signal,
  })
  for await (const event of eventsOf(body)) {
    const piece = dataOf(event, 'text')
    if (piece) onText(piece.text)
    const reply = dataOf(event, 'reply')
    if (reply) return reply
    const problem = dataOf(event, 'problem')
    if (problem) throw new Error(problem.detail)
  }
  throw new Error('The answer was cut off.')
}

const dataOf = <Name extends keyof ChatEvents>(
  { event, data }: EventSourceMessage,
  name: Name,
): ChatEvents[Name] | null => (event === name ? JSON.parse(data) : null)

// Not every browser can walk through a stream by itself.
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): AsyncGenerator<EventSourceMessage> {
  const reader = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  if (!reader) return
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
