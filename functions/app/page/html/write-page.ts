import type { Drawn } from '#contract/pages/drawing.ts'
import { fullTitle } from '#contract/pages/page-heads.ts'
import { site } from '#contract/site.ts'
import type { PageModel, Preload } from '../page-model.ts'
import { htmlJson, withOrigin } from './html-json.ts'
import { escaped } from './html-text.ts'
import type { Shell } from './shell.ts'
import { besideDrawn, insteadOf } from './without-scripts.ts'

const tag = (name: string, attributes: Record<string, string | undefined>): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) => (value ? [`${key}="${escaped(value)}"`] : []))
  return `<${name} ${written.join(' ')}>`
}

const preloadTag = ({ href, type, srcset, sizes }: Preload): string =>
  tag('link', {
    rel: 'preload',
    as: 'image',
    href,
    type,
    imagesrcset: srcset,
    imagesizes: sizes,
    fetchpriority: 'high',
  })

/** A page's own tags; those that are in every shell have the names that the browser looks for when it goes on. */
const headTags = (model: PageModel, origin: string): string[] => {
  const title = fullTitle(model.title, model.canonical)
  const description = model.description || site.description
  const url = `${origin}${model.canonical}`
  return [
    `<title>${escaped(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:url', content: url }),
    ...(model.indexed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...(model.image ? [tag('meta', { property: 'og:image', content: `${origin}${model.image}` })] : []),
    ...(model.preload ? [preloadTag(model.preload)] : []),
    ...model.structuredData.map(
      (data) => `<script type="application/ld+json">${htmlJson(withOrigin(data, origin))}</script>`,
    ),
  ]
}

const firstDataTag = ({ firstData }: PageModel): string =>
  firstData.length === 0 ? '' : `<script type="application/json" id="first-data">${htmlJson(firstData)}</script>`

const appTag = (drawing: Drawing | null): string => {
  if (!drawing) return '<div id="root"></div>'
  const { drawn, isPhone, pathname, at } = drawing
  const of = {
    'data-drawn': isPhone ? 'phone' : 'desktop',
    'data-drawn-for': pathname,
    'data-drawn-at': at.toISOString(),
  }
  return `${tag('div', { id: 'root', ...of })}${drawn.html}</div>`
}

/**
 * The scripts: a page without a body fetches them at once, a drawn one keeps them by until its reader sees it
 * (web/public/early.js), so that nothing of what they see first shares the connection with them.
 */
const scriptsOf = ({ scriptTags, scripts }: Shell, drawing: Drawing | null): string => {
  if (!drawing) return scriptTags
  const ofPage = (scripts[drawing.drawn.name] ?? []).map((href) => tag('link', { rel: 'modulepreload', href }))
  return `<template id="scripts">${[...ofPage, scriptTags].join('\n')}</template>`
}

/** A page that was drawn, for which width and address, and when. */
export type Drawing = { drawn: Drawn; isPhone: boolean; pathname: string; at: Date }

/** The HTML of a page: the shell with its head, its first data and, where it was drawn, its body. */
export const writePage = (
  shell: Shell,
  { model, origin, drawing }: { model: PageModel; origin: string; drawing: Drawing | null },
): string =>
  [
    shell.beforeHead,
    headTags(model, origin).join('\n'),
    shell.beforeApp,
    appTag(drawing),
    drawing ? besideDrawn : insteadOf(model),
    firstDataTag(model),
    scriptsOf(shell, drawing),
    shell.afterApp,
  ].join('')
