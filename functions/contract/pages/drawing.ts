/** One of the client's query keys with its data. */
export type FirstData = [key: readonly string[], data: unknown]

/** What the edge draws a page from: nothing of whoever looks but how wide their screen is. */
export type Drawable = {
  pathname: string
  /** The query with its question mark, or ''. */
  search: string
  firstData: FirstData[]
  isPhone: boolean
  at: Date
}

/** HTML of a page's body, and the name of the page's module, whose files a browser needs next. */
export type Drawn = { html: string; name: string }

/** Draws a page as the browser would at first. Throws when anything in it does, or once the signal says so. */
export type Draw = (page: Drawable, signal: AbortSignal) => Promise<Drawn>
