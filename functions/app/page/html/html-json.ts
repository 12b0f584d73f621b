const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that may stand inside a script element: nothing in it can end the element or a line of script. */
export const htmlJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '')

/** JSON-LD with the links of ours made whole: a path begins with one slash and holds no spaces. */
export const withOrigin = (value: unknown, origin: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      linkNames.has(name) ? whole(inner, origin) : withOrigin(inner, origin),
    ]),
  )
}

const linkNames = new Set(['url', 'item', 'image'])

const whole = (link: unknown, origin: string): unknown => {
  if (Array.isArray(link)) return link.map((item) => whole(item, origin))
  return typeof link === 'string' && link.startsWith('/') ? `${origin}${link}` : link
}
