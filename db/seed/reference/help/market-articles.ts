import type { WrittenArticle } from '../../../../functions/contract/help.ts'

export const marketArticles: WrittenArticle[] = []
