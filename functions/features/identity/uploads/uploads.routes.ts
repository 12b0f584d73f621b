import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { readAsPlaces } from '#app/guards.ts'
import { assertWithin, countTry } from '#app/rate-limit.ts'
import { validate } from '#app/validate.ts'
import { imageKeyField, imageQuery } from '#contract/identity/uploads.ts'
import { sendPicture } from './image.service.ts'
import type { ImageWidth } from './photos.service.ts'
import { storeUpload } from './upload.service.ts'
import { readUploadForm } from './upload-form.rules.ts'

export const uploadRoutes = new Hono<AppEnv>()
  .post('/uploads', async (c) => {
    const { deps } = c.var
    const { viewer, results } = await readAsPlaces(c, (who) => [countTry(deps, { name: 'uploads', who })])
    assertWithin(deps, { name: 'uploads', counted: results[0] })
    const files = await readUploadForm(c.req.raw)
    return c.json(await storeUpload(deps, { ownerId: viewer.id, files }), 201)
  })
  .get('/images/:key', validate('query', imageQuery), async (c) => {
    const key = c.req.param('key')
    if (!imageKeyField.safeParse(key).success) throw notFound('This picture')
    const { w } = c.req.valid('query')
    return sendPicture(c, { key, width: w && (Number(w) as ImageWidth) })
  })

export type UploadRoutes = typeof uploadRoutes
