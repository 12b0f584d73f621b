import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { route } from '#app/route/route.ts'
import { upload } from '#contract/identity/uploads.answers.ts'
import { imageKeyField, imageQuery } from '#contract/identity/uploads.ts'
import { sendPicture } from './image.service.ts'
import { storeUpload } from './upload.service.ts'
import { readUploadForm } from './upload-form.rules.ts'

const keyParam = (text: string): string => {
  if (!imageKeyField.safeParse(text).success) throw notFound('this photo')
  return text
}

/** The pictures that users send, and that listings, shops, people and messages show. */
export const uploadRoutes = new Hono<AppEnv>()
  .post(
    '/uploads',
    route(
      { who: 'user', answer: upload, status: 201, limit: 'uploads', calls: 2, example: { answers: 400 } },
      async ({ deps, c, actor }) => storeUpload(deps, { ownerId: actor.id, files: await readUploadForm(c.req.raw) }),
    ),
  )
  .get(
    '/images/:key',
    route(
      {
        who: 'anyone',
        params: { key: keyParam },
        query: imageQuery,
        answer: { media: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] },
        calls: 1,
        example: { params: { key: 'nobodys-picture' }, answers: 404 },
      },
      ({ c, params, query }) => sendPicture(c, { key: params.key, width: query.w }),
    ),
  )

export type UploadRoutes = typeof uploadRoutes
