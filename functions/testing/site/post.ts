import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startTestApp } from './test-app.ts'

type Taken = {
  key: string
  authorization: string
  to: string[]
  subject: string
  text: string
  tags: { name: string; value: string }[]
  headers?: Record<string, string>
}

/** Stands in for Resend: takes mails, or refuses them as long as `status` says so, or points to a `location`. */
export const openPost = async () => {
  const post = { status: 200, location: '', taken: [] as Taken[], tries: 0, url: '', close: async () => {} }
  const server = http.createServer(async (request, response) => {
    // Whoever sends may be ended in the middle of it: then nothing has come.
    const body = await text(request).catch(() => null)
    if (body === null) return
    post.tries += 1
    const key = String(request.headers['idempotency-key'])
    const authorization = String(request.headers.authorization)
    if (post.status === 200) post.taken.push({ key, authorization, ...JSON.parse(body) })
    response.statusCode = post.status
    if (post.location) response.setHeader('Location', post.location)
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  post.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  post.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return post
}

export type Post = Awaited<ReturnType<typeof openPost>>

/** An app whose mails go to a post of its own. */
export const startAppWithPost = async () => {
  const post = await openPost()
  const app = await startTestApp({ RESEND_API_KEY: 're_test', RESEND_API_URL: post.url })
  const close = async () => {
    await app.close()
    await post.close()
  }
  return { post, app, close }
}
