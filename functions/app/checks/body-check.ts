import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'

const jsonBytes = 100_000
/** Original and its three variants: 8 MB and a little. */
const uploadBytes = 12 * 1024 * 1024

const tooLarge = () => {
  throw new AppError('too_large', 'This is too large to send.')
}

const limitJson = bodyLimit({ maxSize: jsonBytes, onError: tooLarge })
const limitUpload = bodyLimit({ maxSize: uploadBytes, onError: tooLarge })

const isUpload = (path: string): boolean => path === '/api/uploads'

/** A body is JSON, or multipart on uploads (415), and within its size (413). No body needs no type. */
export const bodyCheck: MiddlewareHandler<AppEnv> = async (c, next) => {
  // A write without a body says Content-Length: 0, and the runtime then hands over an empty stream.
  if (!c.req.raw.body || c.req.header('content-length') === '0') return next()
  const upload = isUpload(c.req.path)
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const wanted = upload ? 'multipart/form-data' : 'application/json'
  if (type !== wanted) throw new AppError('wrong_type', `Send this as ${wanted}.`)
  return upload ? limitUpload(c, next) : limitJson(c, next)
}
