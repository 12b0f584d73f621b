import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Upload } from '#contract/identity/uploads.answers.ts'
import { makePrivate } from '#testing/market/pictures.ts'
import { draft, formOf, mug, newSeller, ok, photograph, publish, upload } from '#testing/market/selling.ts'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let api: TestClient
let ownerId: string
beforeAll(async () => {
  app = await startTestApp()
  const user = await signUp(app, { userType: 'seller' })
  api = user.api
  ownerId = user.id
})
afterAll(() => app.close())

const secret = 'Home Farm Lane'
const variant = (width: number, height = Math.round((width * 3) / 4)) => photograph(width, height).webp().toBuffer()
const drawWhole = async () => ({
  file: await photograph(2000, 1500)
    .withExif({ IFD0: { Artist: secret } })
    .jpeg()
    .toBuffer(),
  w320: await variant(320),
  w800: await variant(800),
  w1600: await variant(1600),
})
let drawing: ReturnType<typeof drawWhole> | undefined
/** A photograph with all of its variants, drawn once. */
const whole = () => (drawing ??= drawWhole())
const bytesOf = async (path: string) => Buffer.from(await (await app.fetch(path)).arrayBuffer())

describe('an upload', () => {
  it('answers a key with the size of the picture, in two calls to the database', async () => {
    const calls = app.calls()
    const { key, ...rest } = ok(await api.upload<Upload>('/api/uploads', formOf(await whole())), 201)
    expect(app.calls() - calls).toBe(2)
    expect(key).toMatch(/^[\w-]{24}$/)
    expect(rest).toEqual({ url: `/api/images/${key}`, width: 2000, height: 1500 })
  })

  it('keeps the picture and its variants in the bucket, without where and by whom it was taken', async () => {
    const { key } = ok(await api.upload<Upload>('/api/uploads', formOf(await whole())), 201)
    const bucket = await app.mf.getR2Bucket('PHOTOS')
    const { objects } = await bucket.list({ prefix: key })
    expect(objects.map((object) => object.key).sort()).toEqual(
      ['1600', '320', '800', 'original'].map((size) => `${key}/${size}`),
    )
    const original = await bucket.get(`${key}/original`)
    const bytes = Buffer.from(new Uint8Array(await original!.arrayBuffer()))
    expect(bytes.includes(secret)).toBe(false)
    expect((await sharp(bytes).metadata()).width).toBe(2000)
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', ''],
  ])('of %s is refused, whatever it is called (V1.3.4, V5.2.2)', async (_, bytes) => {
    const { status, body } = await api.upload('/api/uploads', formOf({ file: bytes }))
    expect(status).toBe(415)
    expect(body).toMatchObject({ code: 'wrong_type' })
  })

  it('that is cut short is refused', async () => {
    const { file } = await whole()
    const { status } = await api.upload('/api/uploads', formOf({ file: file.subarray(0, file.length / 2) }))
    expect(status).toBe(415)
  })

  it('over 8 MB is refused (V5.2.1)', async () => {
    const big = Buffer.concat([await photograph().png().toBuffer(), Buffer.alloc(8 * 1024 * 1024)])
    const { status, body } = await api.upload('/api/uploads', formOf({ file: big }))
    expect(status).toBe(413)
    expect(body).toMatchObject({ code: 'too_large' })
  })

  it('takes a variant of 2 MB and refuses one that is larger, though its picture is the right one', async () => {
    const jpeg = await photograph(320, 240).jpeg().toBuffer()
    // Remarks of 65,537 bytes each, which are cut out of what is kept; 2 MB are 2,097,152 bytes.
    const remark = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533)])
    const withRemarks = (count: number) =>
      Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(count).fill(remark), jpeg.subarray(2)])
    const sent = async (w320: Buffer) => api.upload('/api/uploads', formOf({ ...(await whole()), w320 }))
    expect((await sent(withRemarks(31))).status).toBe(201)
    expect(await sent(withRemarks(32))).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it.each([
    ['a side of 8,001 pixels', 8001, 10, 413],
    ['more than 40 million pixels in all', 6400, 6251, 413],
    // Both limits hold it, and it lacks its variants.
    ['40 million pixels', 8000, 5000, 422],
  ])('with %s (%i × %i) answers %i', async (_, width, height, status) => {
    const file = await sharp({ create: { width, height, channels: 3, background: '#777' } })
      .png()
      .toBuffer()
    const answer = await api.upload('/api/uploads', formOf({ file }))
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  })

  it('wants the same picture at each width, as WebP or JPEG, and no other field (V2.2.3)', async () => {
    const given = await whole()
    const status = async (files: object) => (await api.upload('/api/uploads', formOf({ ...given, ...files }))).status
    expect(await status({})).toBe(201)
    expect(await status({ w320: await photograph(320, 240).jpeg().toBuffer() })).toBe(201)
    expect(await status({ w320: await photograph(320, 240).png().toBuffer() })).toBe(415)
    for (const w320 of [variant(321), variant(319), variant(320, 242), variant(320, 238), variant(160)]) {
      expect(await status({ w320: await w320 })).toBe(422)
    }
    for (const w320 of [variant(320, 241), variant(320, 239)]) expect(await status({ w320: await w320 })).toBe(201)
    const { w800: _, ...lacking } = given
    expect((await api.upload('/api/uploads', formOf(lacking))).status).toBe(422)
    expect(await status({ w640: await variant(640) })).toBe(422)
    expect((await api.upload('/api/uploads', formOf({ w320: given.w320 }))).status).toBe(422)
    const { status: refused, body } = await api.upload(
      '/api/uploads',
      formOf({ ...given, w800: await variant(800, 400) }),
    )
    expect([refused, body]).toMatchObject([422, { errors: [{ path: 'w800' }] }])
  })

  it('that the browser turned may have its variants upright, and one that is no wider needs none', async () => {
    const turned = { file: await photograph(300, 200).png().toBuffer(), w320: await variant(200, 300) }
    expect((await api.upload('/api/uploads', formOf(turned))).status).toBe(201)
    const phone = await photograph(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await api.upload('/api/uploads', formOf({ file: phone, w320: await variant(200, 300) }))).status).toBe(201)
    expect((await api.upload('/api/uploads', formOf({ file: phone, w320: await variant(300, 200) }))).status).toBe(422)
    expect((await api.upload('/api/uploads', formOf({ file: phone }))).status).toBe(201)
  })

  it('wants files', async () => {
    const text = new FormData()
    text.set('file', 'a hen')
    expect((await api.upload('/api/uploads', text)).status).toBe(422)
  })

  it('needs a form, a session and its token', async () => {
    expect((await api.post('/api/uploads', { file: 'x' })).status).toBe(415)
    const broken = await api.raw('/api/uploads', {
      method: 'POST',
      body: 'no parts at all',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        origin: app.url,
        'x-csrf-token': api.cookies.get('csrf_token')!,
      },
    })
    expect(broken.status).toBe(400)
    const form = async () => formOf({ file: await photograph().png().toBuffer() })
    expect((await app.client().upload('/api/uploads', await form())).status).toBe(401)
    expect((await api.upload('/api/uploads', await form(), { 'X-CSRF-Token': null })).status).toBe(403)
  })

  it('is refused after sixty in an hour', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'strict' })
    const { api: busy } = await signUp(strict, { at: new Date('2026-06-09T08:00:00Z') })
    const form = formOf({ file: 'no picture' })
    for (let tries = 0; tries < 60; tries += 1) expect((await busy.upload('/api/uploads', form)).status).toBe(415)
    const refused = await busy.upload('/api/uploads', form)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    busy.at = new Date('2026-06-09T09:00:01Z')
    expect((await busy.upload('/api/uploads', form)).status).toBe(415)
    await strict.close()
  })
})

/** Puts a picture on a listing that is for sale. */
const show = async (seller: TestClient, { key }: Upload): Promise<void> => {
  const { id } = await draft(seller, { ...mug, imageKeys: [key] })
  ok(await publish(seller, id))
}

describe('a picture', () => {
  it('that is on no published listing yet is its uploader’s alone, and kept nowhere', async () => {
    const { api: seller } = await newSeller(app)
    const picture = await upload(seller)
    const { id } = await draft(seller, { ...mug, imageKeys: [picture.key] })
    const mine = await seller.get(picture.url)
    expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(mine.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect((await app.fetch(picture.url)).status).toBe(404)
    expect((await api.get(picture.url)).status).toBe(404)
    ok(await publish(seller, id))
    expect((await app.fetch(picture.url)).status).toBe(200)
    expect((await api.get(picture.url)).status).toBe(200)
  })

  it('shown once comes from the edge, without a call to the database', async () => {
    const { api: seller } = await newSeller(app)
    const picture = await upload(seller)
    await show(seller, picture)
    const first = await bytesOf(picture.url)
    await expect
      .poll(async () => {
        const calls = app.calls()
        expect((await bytesOf(picture.url)).equals(first)).toBe(true)
        return app.calls() - calls
      })
      .toBe(0)
  })

  it('is served at each width to everybody, for good, and runs nothing (V3.2.1, V5.3.1)', async () => {
    const { api: seller } = await newSeller(app)
    const picture = ok(await seller.upload<Upload>('/api/uploads', formOf(await whole())), 201)
    const { url } = picture
    await show(seller, picture)
    for (const width of [320, 800, 1600]) {
      expect((await sharp(await bytesOf(`${url}?w=${width}`)).metadata()).width).toBe(width)
    }
    const answer = await app.fetch(url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const etag = answer.headers.get('etag')!
    await answer.arrayBuffer()
    const again = await app.fetch(url, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const held = await app.fetch(url)
    expect(held.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    await held.arrayBuffer()
  })

  it('without variants is served as it was sent', async () => {
    const { api: seller } = await newSeller(app)
    const picture = await upload(seller)
    await show(seller, picture)
    expect((await sharp(await bytesOf(`${picture.url}?w=320`)).metadata()).width).toBe(64)
  })

  it('that is private, unknown or asked for at another width is not there (V5.3.2)', async () => {
    const { key, url } = await upload(api)
    await makePrivate(app, { key, ownerId })
    for (const path of [url, '/api/images/nosuchpicture', '/api/images/..%2F..%2Fsecret', '/api/images/a%00b']) {
      expect((await app.fetch(path)).status).toBe(404)
    }
    expect((await app.fetch(`${url}?w=333`)).status).toBe(422)
  })
})
