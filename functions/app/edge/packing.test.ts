import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ask = async (path: string, headers: Record<string, string>) => {
  const response = await app.fetch(path, { headers })
  const told = (name: string) => response.headers.get(name)
  return { status: response.status, text: await response.text(), told }
}

test.each(['/terms', '/sitemap.xml'])('%s goes out packed to who takes it so, and to others as it is', async (path) => {
  const plain = await ask(path, { 'Accept-Encoding': 'gzip' })
  const packed = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
  expect([plain.told('x-cache'), packed.told('x-cache')]).toEqual(['MISS', 'HIT'])
  expect([plain.told('content-encoding'), packed.told('content-encoding')]).toEqual([null, 'br'])
  expect(packed.text).toBe(plain.text)
  expect(Number(packed.told('content-length'))).toBeLessThan(Buffer.byteLength(plain.text) / 3)
  for (const { told } of [plain, packed]) expect(told('vary')).toBe('Accept-Encoding')
  expect(packed.told('etag')).toBe(plain.told('etag'))
  const again = await ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': packed.told('etag')! })
  expect([again.status, again.text, again.told('content-encoding')]).toEqual([304, '', null])
})
