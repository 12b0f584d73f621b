import type { R2Bucket } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { sharedCache } from '#app/edge/edge-cache.ts'
import { countUncached } from '#app/edge/uncached-reads.ts'
import { notFound } from '#app/errors.ts'
import { readSessionCookie } from '#app/session.ts'
import { networkOf } from '#app/visitor/network.ts'
import { type ImageWidth, imageWidths } from '#contract/identity/uploads.constants.ts'
import { deletePhotos, findPhoto } from './photos.service.ts'
import { imageAccess } from './uploads.queries.ts'

// A picture is data whatever a browser takes it for: nothing in it may run.
const safety = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** Other sites show what everybody may see, in a preview of a link to ours. */
const forEverybody = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

type Asked = { key: string; width: ImageWidth | undefined }

/** The key of a picture by what it is and not by what was asked with, so that no cookie or condition is part of it. */
const cacheKey = ({ key, width }: Asked): string => `https://cache.invalid/images/${key}/${width ?? 'largest'}`

const unchanged = (c: Context<AppEnv>, picture: Response): Response | null => {
  const etag = picture.headers.get('etag')
  if (!etag || !c.req.header('if-none-match')?.includes(etag)) return null
  return new Response(null, { status: 304, headers: picture.headers })
}

const readPicture = async (c: Context<AppEnv>, { key, width }: Asked) => {
  const { db, env, now } = c.var.deps
  const claim = await readSessionCookie(c)
  const [[access], photo] = await Promise.all([
    imageAccess(db, { key, claim, now }),
    findPhoto(env.PHOTOS, { key, width }),
  ])
  if (photo && (access?.isShown || access?.isTheirs)) return { photo, isShown: access.isShown }
  await photo?.body.cancel()
  throw notFound('this photo')
}

/**
 * A picture at a width: from the edge when it was shown before, else from the bucket. What nobody has published yet is
 * its uploader's alone, what is in a message the two's who write to each other, and neither is ever kept. Throws
 * `not_found`, and `rate_limited` for more than a visitor looks at past the edge.
 */
export const sendPicture = async (c: Context<AppEnv>, asked: Asked): Promise<Response> => {
  const held = await sharedCache()?.match(cacheKey(asked))
  if (held) {
    const picture = new Response(held.body, held)
    // What was kept before pictures said so does not.
    for (const [name, value] of Object.entries(forEverybody)) picture.headers.set(name, value)
    return unchanged(c, picture) ?? picture
  }
  countUncached(c.var.deps, networkOf(c), 'uncachedPictures')
  const { photo, isShown } = await readPicture(c, asked)
  const headers = {
    ...safety,
    ...(isShown ? forEverybody : {}),
    'Cache-Control': isShown ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'Content-Type': photo.httpMetadata?.contentType ?? 'application/octet-stream',
    ETag: photo.httpEtag,
  }
  const picture = new Response(await photo.arrayBuffer(), { headers })
  if (!isShown) return picture
  const keep = sharedCache()?.put(cacheKey(asked), picture.clone())
  if (keep) c.var.deps.defer(keep)
  return unchanged(c, picture) ?? picture
}

/** Deletes a picture's bytes here and in this place's edge. */
export const forgetPicture = async (bucket: R2Bucket, key: string): Promise<void> => {
  await deletePhotos(bucket, key)
  await Promise.all([undefined, ...imageWidths].map((width) => sharedCache()?.delete(cacheKey({ key, width }))))
}
