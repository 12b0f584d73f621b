import http, { type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'

/** Headers of one connection only. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'])

/** Takes out of headers what the next connection says for itself. */
export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)))

/** Asks the site behind the front what the browser asked, under the browser's address. Throws when it does not answer. */
export const askSite = (site: { url: string; agent: Agent }, request: Http2ServerRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url: path } = request
    const headers = { ...passedOn(request.headers), host: request.authority || request.headers.host }
    const asked = http.request(site.url, { agent: site.agent, method, path, headers }, resolve)
    asked.once('error', reject)
    request.pipe(asked)
  })
