export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Four letters, or however many, at a place. */
export const letters = (bytes: Uint8Array, at: number, count = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + count))

export const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  letters(bytes, at, text.length) === text

export const joined = (parts: Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** More parts than this no encoder writes; a file that has them is there to fill the memory of whoever lists them. */
export const mostParts = 20_000
