import type { IncomingHttpHeaders } from 'node:http'

// A comma within a link, as between the widths of a picture, has no address after it.
const linksIn = (header: string): string[] => header.split(/,\s*(?=<)/)

const isHinted = (link: string): boolean => /;\s*rel="?(preload|preconnect)"?\s*(;|$)/i.test(link)

/** What Pages tells a browser before the answer is there: what the last good answer of an address asked to load. */
export class EarlyHints {
  readonly #links = new Map<string, string[]>()

  /** The links to send with 103 for this address; none at its first request. */
  of(address: string): string[] {
    return this.#links.get(address) ?? []
  }

  /** Keeps of a page what it loads before and whom it connects to, and of other kinds of links nothing, as Pages does. */
  learn(address: string, { status, headers }: { status: number; headers: IncomingHttpHeaders }): void {
    const isPage = headers['content-type']?.startsWith('text/html') ?? false
    if (status === 200 && isPage) this.#links.set(address, linksIn(String(headers.link ?? '')).filter(isHinted))
  }
}
