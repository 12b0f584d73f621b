import { fieldsOf, fromJson, listOf } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'

const most = 12
/** Days after which a look is forgotten. */
export const keptDays = 60

/** A look at a listing, `at` in milliseconds. */
export type View = { id: string; at: number }

const isView = (value: unknown): value is View => {
  const { id, at } = fieldsOf(value)
  return typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) && typeof at === 'number'
}

/** What the browser kept and is not too old; anything else than looks is nothing. */
export const parseViews = (text: string | null, now: number): View[] => {
  const since = now - keptDays * 24 * 60 * 60 * 1000
  return readViews(text)
    .filter(({ at }) => at > since)
    .slice(0, most)
}

const readViews = fromJson<View[]>([], (value) => listOf(value, isView))

/** The latest first, each listing once, and not more than a few. */
export const withView = (views: readonly View[], view: View): View[] =>
  [view, ...views.filter(({ id }) => id !== view.id)].slice(0, most)

const views = kept({ key: 'recently_viewed', read: (text) => parseViews(text, Date.now()) })

/** Keeps a look at a listing, in this browser alone. */
export const rememberView = (id: string): void => views.change((known) => withView(known, { id, at: Date.now() }))

/** Forgets looks at listings that are gone. */
export const dropViews = (ids: readonly string[]): void =>
  views.change((known) => known.filter(({ id }) => !ids.includes(id)))

export const forgetViews = (): void => views.set([])

export const useViews = views.use
