import { createParser } from 'eventsource-parser'
import { type ModelServer, startModelServer } from '../../../db/local/model-server.ts'
import { startTestApp, type TestApp } from '../../../db/local/test-app.ts'
import type { ChatReply } from '../../contract/chat.ts'

export type ModelHouse = { app: TestApp; model: ModelServer; close: () => Promise<void> }

/** A house with a model that a stand-in plays. `vars` replace or add bindings. */
export const openModelHouse = async (vars: Record<string, string> = {}): Promise<ModelHouse> => {
  const model = await startModelServer()
  const app = await startTestApp({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url, ...vars })
  const close = async () => {
    await app.close()
    await model.close()
  }
  return { app, model, close }
}

export type Heard = { name: string; data: Record<string, unknown> }

/** Opens an answer as a stream of events; `heard` fills as they come. */
export const listen = async (app: TestApp, asked: object, { signal }: { signal?: AbortSignal } = {}) => {
  const response = await app.fetch('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Origin: app.url },
    body: JSON.stringify(asked),
    signal: signal ?? null,
  })
  const heard: Heard[] = []
  const parser = createParser({
    onEvent: ({ event = '', data }) => void heard.push({ name: event, data: JSON.parse(data) }),
  })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }))
  }
  return { response, heard, over: read() }
}

/** An answer as events, to its end. */
export const told = async (app: TestApp, asked: object) => {
  const { heard, over } = await listen(app, asked)
  await over
  const pieces = heard.filter(({ name }) => name === 'text').map(({ data }) => String(data.text))
  return { heard, pieces, reply: heard.at(-1)?.data as ChatReply }
}

/** What a day has cost, in millionths of a penny, once nothing is held any more or at once where something stays. */
export const spendOf = async (app: TestApp) =>
  (await app.db.query('select held::int, spent::int, answers from assistant_spend')).rows[0]
