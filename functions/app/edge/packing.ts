import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

// As Pages packs what nobody has packed. What it would save beyond costs more than the rest of a page’s answer.
const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

/** Packs a text by Brotli. */
export const pack = (text: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(brotliCompressSync(text, options))

/** The text that was packed. */
export const unpack = (packed: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(brotliDecompressSync(packed))

/** Whether who asks can unpack it, by its `Accept-Encoding`. */
export const takesPacked = (asking: Headers): boolean => {
  const accepted = asking.get('accept-encoding')?.toLowerCase().split(',') ?? []
  return accepted.some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(coding))
}
