import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type ToolCall = { name: string; input: string }

/** What the stand-in does next in a turn; a turn that says no end of its own ends as a provider's would. */
export type Step =
  | { text: string }
  /** Pieces of text, a chunk each. */
  | { pieces: string[] }
  /** Calls of tools, their arguments in two deltas each. */
  | { calls: ToolCall[] }
  | { refusal: string }
  | { finish: 'stop' | 'length' | 'content_filter' }
  /** Goes on once this resolves, or once the caller has gone. */
  | { until: Promise<unknown> }
  /** An answer that is none: its status, before anything is written. */
  | { status: number; headers?: Record<string, string> }
  /** Bytes as they are. */
  | { raw: string }
  /** All of it at once, as a server answers that does not stream. */
  | { atOnce: { content: string | null; calls?: ToolCall[] } }
  /** Breaks the connection. */
  | { cut: true }
  /** What the turn has used; `untold`: the chunk about it is left out. */
  | { usage: { input: number; output: number } | 'untold' }

type Message = { role: string; content: string | null; tool_call_id?: string; tool_calls?: unknown[] }

export type ModelRequest = {
  messages: Message[]
  tools: { function: { name: string } }[]
  tool_choice: string
  [setting: string]: unknown
}

type ModelCall = {
  body: ModelRequest
  authorization: string | undefined
  /** How the connection ended: `open` until it has, `left` when the caller went first. */
  ended: 'open' | 'whole' | 'left'
}

export type ModelServer = {
  /** The base URL of the API. */
  url: string
  calls: ModelCall[]
  /** Writes the next turn: what it is asked, and how often tools have answered in this talk so far. */
  plays: (body: ModelRequest, rounds: number) => Step[]
  close: () => Promise<void>
}

const usual = { input: 1000, output: 100 }

type Writing = { response: http.ServerResponse; gone: Promise<unknown> }

const write = ({ response }: Writing, chunk: object): void => {
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const frame = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stand-in',
    choices: [],
    ...chunk,
  }
  response.write(`data: ${JSON.stringify(frame)}\n\n`)
}

const delta = (writing: Writing, said: object, finish: string | null = null): void =>
  write(writing, { choices: [{ index: 0, delta: said, finish_reason: finish, logprobs: null }] })

const call = (writing: Writing, { name, input }: ToolCall, index: number): void => {
  const half = Math.ceil(input.length / 2)
  const begun = {
    index,
    id: `call_${name}_${index}`,
    type: 'function',
    function: { name, arguments: input.slice(0, half) },
  }
  delta(writing, { tool_calls: [begun] })
  delta(writing, { tool_calls: [{ index, function: { arguments: input.slice(half) } }] })
}

const answerAtOnce = (
  { response }: Writing,
  { content, calls = [] }: { content: string | null; calls?: ToolCall[] },
) => {
  const asked = calls.map(({ name, input }, index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: input },
  }))
  const message = { role: 'assistant', content, refusal: null, ...(asked.length > 0 && { tool_calls: asked }) }
  const choice = { index: 0, message, finish_reason: asked.length > 0 ? 'tool_calls' : 'stop', logprobs: null }
  const usage = { prompt_tokens: usual.input, completion_tokens: usual.output, total_tokens: 0 }
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'stand-in',
      choices: [choice],
      usage,
    }),
  )
}

/** Whether the turn goes on after a step. */
const play = async (writing: Writing, step: Step): Promise<boolean> => {
  const { response, gone } = writing
  if ('text' in step) delta(writing, { content: step.text })
  else if ('pieces' in step) for (const content of step.pieces) delta(writing, { content })
  else if ('calls' in step) for (const [index, called] of step.calls.entries()) call(writing, called, index)
  else if ('refusal' in step) delta(writing, { refusal: step.refusal })
  else if ('until' in step) await Promise.race([step.until, gone])
  else if ('raw' in step) response.write(step.raw)
  else if ('atOnce' in step) answerAtOnce(writing, step.atOnce)
  else if ('cut' in step) response.destroy()
  else if ('status' in step) {
    response.writeHead(step.status, { 'Content-Type': 'application/json', ...step.headers })
    response.end(JSON.stringify({ error: { message: 'No', type: 'stand_in', code: null, param: null } }))
  }
  return !response.writableEnded && !response.destroyed
}

const finishOf = (steps: Step[]): string => {
  const said = steps.find((step) => 'finish' in step)
  if (said && 'finish' in said) return said.finish
  return steps.some((step) => 'calls' in step) ? 'tool_calls' : 'stop'
}

const playAll = async (writing: Writing, steps: Step[]): Promise<void> => {
  for (const step of steps) if (!(await play(writing, step))) return
  const { response } = writing
  if (!steps.some((step) => 'raw' in step)) {
    delta(writing, {}, finishOf(steps))
    const told = steps.find((step) => 'usage' in step)
    const usage = told && 'usage' in told ? told.usage : usual
    if (usage !== 'untold') {
      write(writing, { usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: 0 } })
    }
    response.write('data: [DONE]\n\n')
  }
  response.end()
}

/** Stands in for a model behind the chat completions protocol, as the official client speaks it; answers in streams. */
export async function startModelServer(): Promise<ModelServer> {
  const server = http.createServer(async (request, response) => {
    const body = (await json(request)) as ModelRequest
    const called: ModelCall = { body, authorization: request.headers.authorization, ended: 'open' }
    model.calls.push(called)
    const gone = new Promise<void>((resolve) =>
      response.once('close', () => {
        called.ended = response.writableFinished ? 'whole' : 'left'
        resolve()
      }),
    )
    const known = request.url === '/v1/chat/completions' && body.stream === true
    const rounds = body.messages.filter(({ tool_calls }) => tool_calls).length
    await playAll({ response, gone }, known ? model.plays(body, rounds) : [{ status: 404 }])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const model: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: [],
    plays: () => [{ text: 'Hello.' }],
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return model
}
