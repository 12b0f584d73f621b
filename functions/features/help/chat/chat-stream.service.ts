import { type AppError, asAppError } from '#app/errors.ts'
import type { ChatEvents } from '#contract/help/chat.answers.ts'
import type { Answer } from './chat.service.ts'

type ChatEvent = { [Name in keyof ChatEvents]: { name: Name; data: ChatEvents[Name] } }[keyof ChatEvents]

const encoder = new TextEncoder()
const encode = ({ name, data }: ChatEvent) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

const problem = ({ code, message }: AppError): ChatEvent => ({ name: 'problem', data: { code, detail: message } })

const nextOf = async (answer: Answer): Promise<ChatEvent> => {
  const { done, value } = await answer.next()
  return done ? { name: 'reply', data: value } : { name: 'text', data: { text: value } }
}

/** While nothing is written nobody notices that the reader has gone: a comment now and then finds out, and the signal fires. */
const beatMs = 1000
const beat = encoder.encode(': \n\n')

/** What `work` gives, or null when a beat is due before it does. */
const orBeat = async <Result>(work: Promise<Result>): Promise<Result | null> => {
  const pause = Promise.withResolvers<null>()
  const timer = setTimeout(() => pause.resolve(null), beatMs)
  try {
    return await Promise.race([work, pause.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * An answer as server-sent events: pieces as they are written, then the reply, or a problem, whose cause `tell` is
 * told.
 */
export const streamOf = (answer: Answer, tell: (error: unknown) => void) => {
  let coming: Promise<ChatEvent> | null = null
  const next = () =>
    nextOf(answer).catch((error: unknown) => {
      tell(error)
      return problem(asAppError(error))
    })
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      coming ??= next()
      const event = await orBeat(coming)
      if (event) coming = null
      controller.enqueue(event ? encode(event) : beat)
      if (event && event.name !== 'text') controller.close()
    },
  })
}

/** The whole answer at once. */
export const wholeOf = async (answer: Answer) => {
  for (;;) {
    const { done, value } = await answer.next()
    if (done) return value
  }
}
