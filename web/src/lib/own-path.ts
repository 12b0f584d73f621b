/** `next` of /auth as a path of ours; anything else (another site, a scheme, nothing) is null. */
export const ownPath = (next: string | null): string | null => {
  if (!next?.startsWith('/')) return null
  const base = 'http://own.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : null
}
