import type { WrittenArticle } from '../../../../functions/contract/help.ts'
import { chickenCare } from './guides/chicken-care.ts'
import { duckCare } from './guides/duck-care.ts'
import { gooseCare } from './guides/goose-care.ts'
import { muscovyCare } from './guides/muscovy-care.ts'
import { turkeyCare } from './guides/turkey-care.ts'

export const guidesArticles: WrittenArticle[] = [chickenCare, duckCare, muscovyCare, turkeyCare, gooseCare]
