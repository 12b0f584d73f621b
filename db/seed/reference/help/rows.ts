import type { helpArticles } from '#db/schema/help/help.ts'
import { articles } from './articles.ts'

/** Every article as it is stored. */
export const articleRows: (typeof helpArticles.$inferInsert)[] = articles.map(({ related, ...article }, position) => ({
  slug: article.slug,
  kind: article.kind,
  topic: article.topic,
  title: article.title,
  summary: article.summary,
  article,
  related: [...related],
  updatedOn: article.updatedOn,
  position,
}))
