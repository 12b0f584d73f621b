/** `next` of /auth as a path of ours; anything else (another site, a scheme, nothing) is null. */
export const ownPath = (next: string | null): string | null => {
  if (!next?.startsWith('/')) return null
  const base = 'http://own.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  // “/.//elsewhere” is a path of ours that reads as another site's once its dot is gone.
  if (url?.origin !== base || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
