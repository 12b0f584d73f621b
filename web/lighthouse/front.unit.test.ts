import { createHash, X509Certificate } from 'node:crypto'
import http from 'node:http'
import http2, { type IncomingHttpHeaders } from 'node:http2'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Certificate, makeCertificate } from './certificate.ts'
import { type Front, openFront } from './front.ts'

const page = '<!doctype html><p>Marans eggs</p>'.repeat(40)
const script = 'export const eggs = 12\n'.repeat(400)
const picture = Buffer.from(Array.from({ length: 500 }, (_, index) => index % 256))
const styles = '</assets/a.css>; rel=preload; as=style'
const widths = '</w.webp>; rel=preload; as=image; imagesrcset="/w400.webp 400w, /w800.webp 800w"'

/** How the site behind the front answers each path. */
const answers: Record<string, { status: number; headers: Record<string, string | string[]>; body: string | Buffer }> = {
  '/': {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(page.length),
      Link: `${styles}, ${widths}, </assets/b.js>; rel=modulepreload`,
      'Set-Cookie': ['a=1', 'b=2'],
    },
    body: page,
  },
  '/assets/b.js': {
    status: 200,
    headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' },
    body: script,
  },
  '/w.webp': { status: 200, headers: { 'Content-Type': 'image/webp', 'Content-Length': '500' }, body: picture },
}
const missing = {
  status: 404,
  headers: { 'Content-Type': 'text/html', 'X-Request-Id': 'lost', Link: styles },
  body: 'No such page',
}

const asked: http.IncomingMessage[] = []
const site = http.createServer(async (request, response) => {
  asked.push(request)
  const { status, headers, body } = answers[request.url ?? ''] ?? missing
  response.writeHead(status, headers)
  response.end(request.method === 'POST' ? await text(request) : request.method === 'HEAD' ? undefined : body)
})

let certificate: Certificate
let front: Front
const siteAddress = () => `http://localhost:${(site.address() as AddressInfo).port}`

beforeAll(async () => {
  certificate = await makeCertificate()
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
})

beforeEach(async () => {
  asked.length = 0
  front = await openFront({ site: siteAddress(), port: 0, certificate, hints: true })
  return () => front.close()
})

afterAll(() => void site.close())

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer; hints: IncomingHttpHeaders[]; alpn?: string }

const brotli = { 'accept-encoding': 'gzip, br' }

/** Asks over HTTP/2, trusting that certificate alone. */
const ask = async (path: string, headers: http2.OutgoingHttpHeaders = brotli, sent?: string): Promise<Got> => {
  const session = http2.connect(front.origin, { ca: certificate.cert })
  const stream = session.request({ ':path': path, ...headers }, { endStream: sent === undefined })
  const hints: IncomingHttpHeaders[] = []
  stream.on('headers', (early) => hints.push(early))
  const answered = new Promise<IncomingHttpHeaders>((resolve) => stream.once('response', resolve))
  if (sent !== undefined) stream.end(sent)
  const body = await buffer(stream)
  const { ':status': status, ...got } = await answered
  const alpn = session.alpnProtocol
  session.close()
  return { status: Number(status), headers: got, body, hints, alpn }
}

test('it speaks HTTP/2 over TLS, and HTTP/1.1 with those who do not', async () => {
  const older = new Promise<http.IncomingMessage>((resolve, reject) => {
    https.get(front.origin, { ca: certificate.cert, agent: false }, resolve).once('error', reject)
  })

  expect((await ask('/')).alpn).toBe('h2')
  expect((await older).httpVersion).toBe('1.1')
  expect(await text(await older)).toBe(page)
})

test('the fingerprint is that of the key in the certificate', () => {
  const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' })
  expect(certificate.fingerprint).toBe(createHash('sha256').update(key).digest('base64'))
})

test('letters come in Brotli to those who take it, and pictures as they are', async () => {
  const small = await ask('/')
  const plain = await ask('/', { 'accept-encoding': 'gzip' })
  const image = await ask('/w.webp')

  expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(small.headers['content-length']).toBeUndefined()
  expect(small.body.length).toBeLessThan(page.length / 10)
  expect(brotliDecompressSync(small.body).toString()).toBe(page)
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, page])
  expect([image.headers['content-encoding'], image.headers['content-length']]).toEqual([undefined, '500'])
  expect(image.body).toEqual(picture)
})

test('a file that never changes is asked for once and sent from memory, packed or not', async () => {
  const first = await ask('/assets/b.js')
  const second = await ask('/assets/b.js')
  const plain = await ask('/assets/b.js', {})

  expect(asked.length).toBe(1)
  expect(second.body).toEqual(first.body)
  expect(brotliDecompressSync(second.body).toString()).toBe(script)
  expect(second.headers['content-length']).toBe(String(second.body.length))
  expect(plain.body.toString()).toBe(script)
  expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('the second request of a page is told of its styles and pictures before its answer, and of nothing else', async () => {
  const [first, second, other] = [await ask('/'), await ask('/'), await ask('/?currency=EUR')]

  expect(first.hints).toEqual([])
  expect(second.hints.map((early) => [early[':status'], early.link])).toEqual([[103, `${styles}, ${widths}`]])
  expect(second.headers.link).toBe(`${styles}, ${widths}, </assets/b.js>; rel=modulepreload`)
  expect(other.hints).toEqual([])
})

test('without hints it sends none, and none for a page that is not there', async () => {
  await ask('/gone')
  expect((await ask('/gone')).hints).toEqual([])
  await front.close()
  front = await openFront({ site: siteAddress(), port: 0, certificate, hints: false })
  await ask('/')
  expect((await ask('/')).hints).toEqual([])
})

test('what is refused, written or asked by HEAD goes through with its status, headers and cookies', async () => {
  const lost = await ask('/gone', { ...brotli, cookie: 'c=3' })
  await ask('/')
  const head = await ask('/', { ':method': 'HEAD', ...brotli })
  const written = await ask('/cart', { ':method': 'POST', 'content-type': 'text/plain' }, 'twelve eggs')

  expect([lost.status, lost.headers['x-request-id']]).toEqual([404, 'lost'])
  expect(brotliDecompressSync(lost.body).toString()).toBe('No such page')
  expect([asked[0]?.headers.cookie, asked[0]?.headers.host]).toEqual(['c=3', new URL(front.origin).host])
  expect([head.status, head.body.length, head.headers['set-cookie']]).toEqual([200, 0, ['a=1', 'b=2']])
  expect([head.hints, head.headers['content-encoding']]).toEqual([[], undefined])
  expect(written.body.toString()).toBe('twelve eggs')
})

test('a site that is away is told of with 502', async () => {
  await front.close()
  front = await openFront({ site: 'http://localhost:1', port: 0, certificate, hints: true })
  const { status, body } = await ask('/')
  expect(status).toBe(502)
  expect(body.toString()).toContain('The site did not answer')
})
