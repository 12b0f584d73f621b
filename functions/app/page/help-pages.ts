import type { Deps } from '#app/deps.ts'
import { slugParam } from '#app/validate.ts'
import { helpQuery } from '#contract/help/help.ts'
import { articleHead, helpHead } from '#contract/pages/help-heads.ts'
import { helpKeys, helpParams } from '#contract/pages/query-keys.ts'
import { listHelp, readArticle } from '#features/help/articles/help.service.ts'
import { home } from './catalogue-pages.ts'
import { firstOf, type PageModel, pageModel } from './page-model.ts'
import { articleData, breadcrumbList } from './structured-data.ts'

/** The help centre with all that it has, or with what fits the words that its address asks with. */
export const helpPage = async (deps: Deps, search: URLSearchParams): Promise<PageModel> => {
  const asked = helpParams(search)
  const { data: query } = helpQuery.safeParse(Object.fromEntries(asked))
  const model = pageModel({
    ...helpHead(asked.get('q') ?? ''),
    canonical: '/help',
    indexed: !asked.has('q') && !asked.has('topic'),
  })
  if (!query) return { ...model, isWhole: false }
  return { ...model, firstData: [[helpKeys.list(search), firstOf(await listHelp(deps, query))]] }
}

/** An article's page. Throws `not_found`. */
export const articlePage = async (deps: Deps, asked: string): Promise<PageModel> => {
  const slug = slugParam(asked)
  const article = await readArticle(deps, slug)
  const path = `/help/${slug}`
  return pageModel({
    ...articleHead(article),
    canonical: path,
    structuredData: [
      articleData(article),
      breadcrumbList([home, { name: 'Help centre', path: '/help' }, { name: article.title, path }]),
    ],
    firstData: [[helpKeys.article(slug), article]],
  })
}
