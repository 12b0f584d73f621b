import { shortened } from '../cut-text.ts'
import { site } from '../site.ts'

/** What a page is called, the same from the edge and after a navigation in the browser. */
export type PageHead = { title: string; description: string }

/** A description on one line, cut to so many characters. */
export const sentence = (text: string, longest = 160): string => shortened(text.replace(/\s+/g, ' ').trim(), longest)

/** The home page alone carries no site name behind its title. */
export const fullTitle = (title: string, path: string): string => (path === '/' ? title : `${title} · ${site.name}`)
