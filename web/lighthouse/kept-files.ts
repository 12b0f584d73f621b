import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { passedOn } from './origin.ts'
import { isPackable, packed, packOnce } from './packing.ts'

export type Whole = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Files of the build, which stay as they are: read from the site once, packed once, and sent from memory. */
export class KeptFiles {
  readonly #files = new Map<string, { plain: Whole; small: Whole }>()

  /** The file at this address, packed for those who unpack it; nothing if it was not kept. */
  of(address: string, { isPacked }: { isPacked: boolean }): Whole | null {
    const file = this.#files.get(address)
    return (isPacked ? file?.small : file?.plain) ?? null
  }

  /** Whether an answer is a file that never changes. */
  static holds({ statusCode, headers }: IncomingMessage): boolean {
    return statusCode === 200 && /\bimmutable\b/.test(headers['cache-control'] ?? '')
  }

  /** Reads an answer to its end and keeps it under this address. */
  async keep(address: string, answer: IncomingMessage): Promise<void> {
    const headers = passedOn(answer.headers)
    const plain = { status: 200, headers, body: await buffer(answer) }
    const small = isPackable(headers)
      ? { status: 200, headers: packed(headers), body: await packOnce(plain.body) }
      : plain
    this.#files.set(address, { plain, small })
  }
}
