import { helpTopics } from '#contract/help/help.constants.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { guidesArticles } from './guides-articles.ts'
import { keepingArticles } from './keeping-articles.ts'
import { marketArticles } from './market-articles.ts'

const written: WrittenArticle[] = [...marketArticles, ...keepingArticles, ...guidesArticles]

/** Every article and care guide, by topic and then as they are listed. */
export const articles: WrittenArticle[] = helpTopics.flatMap(({ slug }) =>
  written.filter(({ topic }) => topic === slug),
)
