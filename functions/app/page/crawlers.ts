import { securityHeaders } from '#app/checks/security-headers.ts'
import type { Deps } from '#app/deps.ts'
import { cachedAnswer, cacheWindows } from '#app/edge/edge-cache.ts'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { privatePages } from '#contract/pages/pages.ts'
import { batch } from '#db/batch.ts'
import { sitemapRows } from '#features/catalogue/listings/product.queries.ts'
import { sellersInSitemap } from '#features/catalogue/sellers/sellers.queries.ts'
import { articlesInSitemap } from '#features/help/articles/help.queries.ts'
import { policyHeads } from '#features/help/articles/policy-heads.words.ts'

const closed = new Set(['/api', ...Object.keys(privatePages).map((page) => `/${page.split('/')[1]}`)])

/** The text of robots.txt: a preview is nobody's search result. */
export const robotsText = ({ env, origin }: Deps): string => {
  const refused = env.ENVIRONMENT === 'preview' ? ['/'] : [...closed]
  const lines = ['User-agent: *', ...refused.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}

const standing = [
  '/',
  '/products',
  '/categories',
  '/services',
  '/sell',
  '/feature-requests',
  '/help',
  '/help/incubation-calculator',
  '/contact',
  ...Object.keys(policyHeads),
  ...categories.flatMap(({ slug, subcategories }) => [
    `/category/${slug}`,
    ...subcategories.map((sub) => `/category/${slug}/${sub.slug}`),
  ]),
]

/** Every address that search engines may keep, in one round trip. */
const sitemapXml = async ({ db, origin }: Deps): Promise<string> => {
  const { listings, sellers, articles } = await batch(db, {
    listings: sitemapRows(db),
    sellers: sellersInSitemap(db),
    articles: articlesInSitemap(db),
  })
  const urls = [
    ...standing.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    ...articles.rows.map(({ slug, day }) => `<url><loc>${origin}/help/${slug}</loc><lastmod>${day}</lastmod></url>`),
    ...sellers.rows.map(({ username }) => `<url><loc>${origin}/sellers/${username}</loc></url>`),
    ...listings.rows.map(({ id, day }) => `<url><loc>${origin}/products/${id}</loc><lastmod>${day}</lastmod></url>`),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** The answer at /sitemap.xml, from the edge's cache. Throws `rate_limited`. */
export const sendSitemap = (deps: Deps, asking: Headers): Promise<Response> =>
  cachedAnswer(deps, {
    path: `/sitemap/${encodeURIComponent(deps.origin)}`,
    headers: asking,
    tag: 'sitemap',
    make: async () => ({
      status: 200,
      headers: {
        ...securityHeaders,
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      },
      body: await sitemapXml(deps),
      window: cacheWindows.sitemap,
      isPacked: true,
    }),
  })
