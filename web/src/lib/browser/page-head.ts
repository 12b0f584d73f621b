import { useEffect } from 'react'
import { site } from '#contract/site.ts'
import { useLocation } from '../router/router.tsx'

type PageHead = {
  /** Without the site's name; it is added. */
  title: string
  description?: string
  /** Path and query that search engines keep; the present path without its query when left out. */
  canonical?: string
}

let structuredDataPath: string | null = null

const setContent = (selector: string, [attribute, value]: [string, string]) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value)

/**
 * Updates the tags that stand in index.html (and that the edge filled) in place. Call it once a page, with its loaded
 * title as soon as there is one.
 */
export const usePageHead = ({ title, description = site.description, canonical }: PageHead): void => {
  const { pathname } = useLocation()
  const path = canonical ?? pathname
  useEffect(() => {
    const fullTitle = pathname === '/' ? title : `${title} · ${site.name}`
    const url = new URL(path, location.origin).href
    document.title = fullTitle
    setContent('meta[name="description"]', ['content', description])
    setContent('link[rel="canonical"]', ['href', url])
    setContent('meta[property="og:title"]', ['content', fullTitle])
    setContent('meta[property="og:description"]', ['content', description])
    setContent('meta[property="og:url"]', ['content', url])
    structuredDataPath ??= pathname
    if (structuredDataPath !== pathname) {
      // JSON-LD of the edge describes the page that it sent, not the one that we are on now.
      for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove()
      structuredDataPath = pathname
    }
  }, [title, description, path, pathname])
}
