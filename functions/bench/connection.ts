import net from 'node:net'

export type Sent = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: unknown }
/** The body is made a text when it is read, and not for those who only count. */
export type Got = { status: number; body: () => string }

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/**
 * One keep-alive connection, one request at a time, with no more work than the bytes need: Node's own client spends more
 * on a request than the Worker does, and would be what is measured.
 */
export class Connection {
  readonly #socket: net.Socket
  readonly #host: string
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve: (got: Got) => void; reject: (error: Error) => void } | null = null

  constructor(origin: string) {
    const { hostname, port, host } = new URL(origin)
    this.#host = host
    this.#socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('The connection was closed.')))
  }

  /** Throws when the connection breaks before the answer is whole. */
  async request({ method = 'GET', path, headers = {}, body }: Sent): Promise<Got> {
    const content = body === undefined ? '' : JSON.stringify(body)
    const lines = Object.entries({ Host: this.#host, ...headers, ...sized(content) })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const answered = new Promise<Got>((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
    this.#socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n${content}`)
    return answered
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const answer = wholeAnswer(this.#received)
    if (!answer) return
    this.#received = Buffer.alloc(0)
    this.#waiting?.resolve(answer)
    this.#waiting = null
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = null
  }
}

const sized = (content: string) =>
  content === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(content)) }

/** The answer once all its bytes are there, else null. The body of a chunked one keeps its chunk sizes. */
const wholeAnswer = (received: Buffer): Got | null => {
  const end = received.indexOf(headEnd)
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const from = end + headEnd.length
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) {
    if (received.length < from + Number(length)) return null
    return { status, body: () => received.toString('utf8', from) }
  }
  const whole = received.subarray(-lastChunk.length).equals(lastChunk)
  return whole ? { status, body: () => received.toString('utf8', from) } : null
}
