import type { FirstData } from '#contract/pages/drawing.ts'
import type { PageHead } from '#contract/pages/page-heads.ts'

export type Preload = { href: string; type?: string; srcset?: string; sizes?: string }

/** What a browser has after the first page of a list that it reads on and on. */
export const firstOf = (page: unknown) => ({ pages: [page], pageParams: [null] })

/** All that the edge puts into the shell of a page; plain JSON, since it is cached. */
export type PageModel = PageHead & {
  status: 200 | 404 | 410
  /** The path that search engines keep. */
  canonical: string
  /** Whether search engines may list it. */
  indexed: boolean
  /** Path of the picture that stands for it elsewhere. */
  image: string | null
  /** schema.org's objects; links in them are paths, made whole when they are written. */
  structuredData: Record<string, unknown>[]
  preload: Preload | null
  firstData: FirstData[]
  /** Whether all that it shows first is there; the browser tells of what was asked in a way that the API refuses. */
  isWhole: boolean
}

type Plain = PageHead & Pick<PageModel, 'canonical'> & Partial<PageModel>

/** A page without data; what is given wins. */
export const pageModel = (given: Plain): PageModel => ({
  status: 200,
  indexed: true,
  image: null,
  structuredData: [],
  preload: null,
  firstData: [],
  isWhole: true,
  ...given,
})

/** What is not there, or not any more; the browser draws the words. */
export const missingPage = (status: 404 | 410, canonical: string): PageModel =>
  pageModel({
    status,
    canonical,
    indexed: false,
    title: status === 404 ? '404 Page Not Found' : 'This listing has been removed',
    description: "The page you're looking for doesn't exist or has been moved.",
  })
