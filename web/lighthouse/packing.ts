import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { type BrotliCompress, brotliCompress, constants, createBrotliCompress } from 'node:zlib'

const quality = { once: 11, eachTime: 4 }

const isText = /^(text\/|application\/(json|manifest\+json|problem\+json|xml|javascript)|image\/svg\+xml)/

/** Whether Pages would pack this answer: it is of letters, and has not been packed before. */
export const isPackable = (headers: IncomingHttpHeaders): boolean =>
  headers['content-encoding'] === undefined && isText.test(headers['content-type'] ?? '')

/** Whether who asks unpacks Brotli. */
export const takesBrotli = (headers: IncomingHttpHeaders): boolean =>
  /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))

/** The headers of an answer once it is packed. */
export const packed = ({ 'content-length': _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...headers,
  'content-encoding': 'br',
  vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
})

const compress = promisify(brotliCompress)

/** Packs what is sent many times as small as it gets. */
export const packOnce = (body: Buffer): Promise<Buffer> =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.once } })

/** Packs what is written as it goes by, and holds nothing back until the end. */
export const packEachTime = (): BrotliCompress =>
  createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: quality.eachTime },
  })
