import type { Response as AssetResponse, HTMLRewriter as Rewriter } from '@cloudflare/workers-types'
import { fullTitle } from '#contract/pages/page-heads.ts'
import { site } from '#contract/site.ts'
import { htmlJson, withOrigin } from './html-json.ts'
import type { PageModel, Preload } from './page-model.ts'

declare const HTMLRewriter: typeof Rewriter

// HTMLRewriter escapes quotation marks only, and leaves these as they are.
const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const tag = (name: string, attributes: Record<string, string | undefined>): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) => (value ? [`${key}="${attribute(value)}"`] : []))
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

/** What the head has beside the tags that stand in the shell already. */
const addedTags = (model: PageModel, origin: string): string[] => [
  ...(model.indexed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
  ...(model.image ? [tag('meta', { property: 'og:image', content: `${origin}${model.image}` })] : []),
  ...(model.preload ? [preloadTag(model.preload)] : []),
  ...model.structuredData.map(
    (data) => `<script type="application/ld+json">${htmlJson(withOrigin(data, origin))}</script>`,
  ),
  ...(model.firstData.length > 0
    ? [`<script type="application/json" id="first-data">${htmlJson(model.firstData)}</script>`]
    : []),
]

/** The shell with a page's head and first data in it. */
export const writePage = (
  shell: AssetResponse,
  { model, origin }: { model: PageModel; origin: string },
): Promise<string> => {
  const title = fullTitle(model.title, model.canonical)
  const description = model.description || site.description
  const url = `${origin}${model.canonical}`
  const contents = {
    'meta[name="description"]': description,
    'meta[property="og:title"]': title,
    'meta[property="og:description"]': description,
    'meta[property="og:url"]': url,
  }
  const rewriter = new HTMLRewriter()
    .on('title', { element: (element) => void element.setInnerContent(title) })
    .on('link[rel="canonical"]', { element: (element) => void element.setAttribute('href', attribute(url)) })
    .on('head', { element: (element) => void element.append(addedTags(model, origin).join('\n'), { html: true }) })
  for (const [selector, content] of Object.entries(contents)) {
    rewriter.on(selector, { element: (element) => void element.setAttribute('content', attribute(content)) })
  }
  return rewriter.transform(shell).text()
}
