import http from 'node:http'

export type StandIn = {
  /** Lets go of the address. */
  close: () => Promise<void>
}

const words = 'Hatchyard is starting. Please try again in a moment.'

const problem = (instance: string) => ({
  type: 'urn:hatchyard:problem:unavailable',
  title: 'unavailable',
  status: 503,
  detail: words,
  instance,
  code: 'unavailable',
})

const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Hatchyard</title></head><body><h1>${words}</h1><a href="">Try again</a></body></html>`

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
    response.end(isApi ? JSON.stringify(problem(path)) : page)
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
