import http from 'node:http'
import { sorryPage } from '#app/page/sorry-page.ts'

export type StandIn = {
  /** Lets go of the address. */
  close: () => Promise<void>
}

const problem = (instance: string) => ({
  type: 'urn:hatchyard:problem:unavailable',
  title: 'unavailable',
  status: 503,
  detail: 'Hatchyard is starting. Please try again in a moment.',
  instance,
  code: 'unavailable',
})

/** Answers 503 at an address while what belongs there is being started: a problem to the API, a page to everybody else. */
export async function openStandIn(port: number): Promise<StandIn> {
  const server = http.createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const isApi = path.startsWith('/api/')
    response.writeHead(503, {
      'content-type': isApi ? 'application/problem+json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      connection: 'close',
    })
    response.end(isApi ? JSON.stringify(problem(path)) : sorryPage)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
