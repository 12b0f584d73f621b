import type { WrittenArticle } from '../../../../functions/contract/help.ts'
import { unpackingEggs } from './keeping/unpacking-eggs.ts'

export const keepingArticles: WrittenArticle[] = [unpackingEggs]
