import { encodeForm } from '#db/local/multipart.ts'

export type TestClientOptions = {
  /** The moment that the server takes for now, on every request; the real one when absent. */
  at?: Date
  /** What carries the requests: the network when absent. */
  send?: (request: Request) => Promise<Response>
  /** Looks at every answer, and throws at one that should not be. */
  check?: (method: string, path: string, answer: TestAnswer) => void
}

/** `body` is the parsed JSON, the text where the answer is none, null when it is empty. */
export type TestAnswer<Body = unknown> = { status: number; body: Body; headers: Headers }

/** Merged over the headers that a page would send; null leaves one out. */
export type TestHeaders = Record<string, string | null>

type Sent = { body?: BodyInit; headers: TestHeaders }

/**
 * A browser without a window: it keeps cookies and sends what the API wants of a page of its own. Each call may name the
 * type of the body it expects: `await api.get<{ id: string }>('/api/user')`.
 */
export class TestClient {
  /** May be changed between calls, to let time pass. */
  at: Date | undefined
  readonly cookies = new Map<string, string>()
  readonly #origin: string
  readonly #send: (request: Request) => Promise<Response>
  readonly #check: NonNullable<TestClientOptions['check']>

  constructor(origin: string, { at, send, check }: TestClientOptions = {}) {
    this.#origin = origin
    this.#send = send ?? fetch
    this.#check = check ?? (() => {})
    this.at = at
  }

  get<Body>(path: string, headers: TestHeaders = {}): Promise<TestAnswer<Body>> {
    return this.#call<Body>('GET', path, { headers })
  }

  post<Body>(path: string, body?: unknown, headers: TestHeaders = {}): Promise<TestAnswer<Body>> {
    return this.#call<Body>('POST', path, asJson(body, headers))
  }

  patch<Body>(path: string, body?: unknown, headers: TestHeaders = {}): Promise<TestAnswer<Body>> {
    return this.#call<Body>('PATCH', path, asJson(body, headers))
  }

  put<Body>(path: string, body?: unknown, headers: TestHeaders = {}): Promise<TestAnswer<Body>> {
    return this.#call<Body>('PUT', path, asJson(body, headers))
  }

  delete<Body>(path: string, body?: unknown, headers: TestHeaders = {}): Promise<TestAnswer<Body>> {
    return this.#call<Body>('DELETE', path, asJson(body, headers))
  }

  /** Posts a form with files. */
  async upload<Body>(path: string, form: FormData, headers: TestHeaders = {}): Promise<TestAnswer<Body>> {
    const { body, type } = await encodeForm(form)
    return this.#call<Body>('POST', path, { body, headers: { 'Content-Type': type, ...headers } })
  }

  /** Sends exactly this, with the cookies and nothing else: for what a page would never send. */
  async raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size && !headers.has('cookie')) headers.set('cookie', this.#cookieHeader())
    const response = await this.#send(
      new Request(new URL(path, this.#origin), { redirect: 'manual', ...init, headers }),
    )
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  async #call<Body>(method: string, path: string, { body, headers }: Sent): Promise<TestAnswer<Body>> {
    const usual: TestHeaders = {
      Origin: this.#origin,
      'Sec-Fetch-Site': 'same-origin',
      'X-CSRF-Token': this.cookies.get('csrf_token') ?? null,
      'X-Test-Clock': this.at?.toISOString() ?? null,
    }
    const sent = Object.entries({ ...usual, ...headers }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    )
    const response = await this.raw(path, { method, headers: Object.fromEntries(sent), body: body ?? null })
    const answer = { status: response.status, headers: response.headers, body: parse(await response.text()) }
    this.#check(method, path, answer)
    return answer
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    if (value === '' || attributes.some((attribute) => /^max-age=(0|-)/i.test(attribute))) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

const asJson = (body: unknown, headers: TestHeaders): Sent =>
  body === undefined
    ? { headers }
    : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }

function parse(text: string) {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
