import { Agent } from 'node:http'
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { pipeline } from 'node:stream/promises'
import type { Certificate } from './certificate.ts'
import { EarlyHints } from './early-hints.ts'
import { KeptFiles, type Whole } from './kept-files.ts'
import { askSite, passedOn } from './origin.ts'
import { isPackable, packEachTime, packed, takesBrotli } from './packing.ts'

export type FrontOptions = {
  /** Address of the site behind it. */
  site: string
  /** Where it listens on the loopback; any free port when it is 0. */
  port: number
  certificate: Pick<Certificate, 'key' | 'cert'>
  /** Whether it sends 103 before the answers of pages that it has served before. */
  hints: boolean
}

export type Front = { origin: string; close: () => Promise<void> }

/** Puts a server before a site that serves as Pages does: TLS, HTTP/2, Brotli, early hints, and files from memory. */
export const openFront = async ({ site, port, certificate, hints }: FrontOptions): Promise<Front> => {
  const agent = new Agent({ keepAlive: true })
  const context: Context = {
    site: { url: site, agent },
    files: new KeptFiles(),
    hints: hints ? new EarlyHints() : null,
  }
  const server = http2.createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    serve(context, { request, response }).catch((error: unknown) => fail(response, error))
  })
  const sessions = new Set<http2.Http2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const listens = address && typeof address === 'object' ? address.port : port
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const session of sessions) session.destroy()
    agent.destroy()
    await closed
  }
  return { origin: `https://localhost:${listens}`, close }
}

type Context = { site: { url: string; agent: Agent }; files: KeptFiles; hints: EarlyHints | null }
type Exchange = { request: Http2ServerRequest; response: Http2ServerResponse }

const serve = async ({ site, files, hints }: Context, { request, response }: Exchange): Promise<void> => {
  const { url: address, method } = request
  const isRead = method === 'GET'
  const isPacked = takesBrotli(request.headers)
  const file = isRead ? files.of(address, { isPacked }) : null
  if (file) return sendWhole(response, file)
  if (isRead && hints) sendHints(response, hints.of(address))
  const answer = await askSite(site, request)
  if (isRead && KeptFiles.holds(answer)) {
    await files.keep(address, answer)
    const kept = files.of(address, { isPacked })
    if (kept) return sendWhole(response, kept)
  }
  const status = answer.statusCode ?? 502
  if (isRead) hints?.learn(address, { status, headers: answer.headers })
  const headers = passedOn(answer.headers)
  const isSmaller = isRead && isPacked && ![204, 304].includes(status) && isPackable(headers)
  response.writeHead(status, isSmaller ? packed(headers) : headers)
  await (isSmaller ? pipeline(answer, packEachTime(), response) : pipeline(answer, response))
}

// Browsers heed them over HTTP/2 alone, and Node's own method refuses links with several widths of a picture.
const sendHints = ({ stream }: Http2ServerResponse, links: string[]): void => {
  if (links.length > 0) stream?.additionalHeaders({ ':status': 103, link: links })
}

const sendWhole = (response: Http2ServerResponse, { status, headers, body }: Whole): void => {
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(body)
}

const fail = (response: Http2ServerResponse, error: unknown): void => {
  if (response.headersSent) {
    response.stream?.destroy()
    return
  }
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`The site did not answer: ${error instanceof Error ? error.message : error}`)
}
