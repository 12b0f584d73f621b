import { Hono } from 'hono'
import type { AppEnv } from '../../app/deps.ts'
import { notFound } from '../../app/errors.ts'
import { readAs } from '../../app/guards.ts'
import { assertWithin, countTry } from '../../app/rate-limit.ts'
import { validate } from '../../app/validate.ts'
import { imageKeyField, imageQuery } from '../../contract/uploads.ts'
import { findPhoto, type ImageWidth } from './photos.ts'
import { storeUpload } from './upload.service.ts'
import { readUploadForm } from './upload-form.ts'
import { imagePurpose } from './uploads.queries.ts'

// A picture is data whatever a browser takes it for: nothing in it may run.
const imageHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

export const uploadRoutes = new Hono<AppEnv>()
  .post('/uploads', async (c) => {
    const { deps } = c.var
    const { viewer, results } = await readAs(c, (who) => [countTry(deps, { name: 'uploads', who })])
    assertWithin(deps, { name: 'uploads', counted: results[0] })
    const files = await readUploadForm(c.req.raw)
    return c.json(await storeUpload(deps, { ownerId: viewer.id, files }), 201)
  })
  .get('/images/:key', validate('query', imageQuery), async (c) => {
    const { db, env } = c.var.deps
    const key = c.req.param('key')
    if (!imageKeyField.safeParse(key).success) throw notFound('This picture')
    const { w } = c.req.valid('query')
    const [[image], photo] = await Promise.all([
      imagePurpose(db, key),
      findPhoto(env.PHOTOS, key, w && (Number(w) as ImageWidth)),
    ])
    if (!image || image.purpose === 'private' || !photo) {
      await photo?.body.cancel()
      throw notFound('This picture')
    }
    const headers = {
      ...imageHeaders,
      ETag: photo.httpEtag,
      'Content-Type': photo.httpMetadata?.contentType ?? 'application/octet-stream',
    }
    if (c.req.header('if-none-match')?.includes(photo.httpEtag)) {
      await photo.body.cancel()
      return c.body(null, 304, headers)
    }
    return c.body(photo.body as unknown as ReadableStream, 200, headers)
  })

export type UploadRoutes = typeof uploadRoutes
