import type { WrittenArticle } from '#contract/help/help.ts'
import { bobwhiteQuailCare } from './guides/bobwhite-quail-care.ts'
import { chickenCare } from './guides/chicken-care.ts'
import { duckCare } from './guides/duck-care.ts'
import { gooseCare } from './guides/goose-care.ts'
import { guineaFowlCare } from './guides/guinea-fowl-care.ts'
import { japaneseQuailCare } from './guides/japanese-quail-care.ts'
import { muscovyCare } from './guides/muscovy-care.ts'
import { partridgeCare } from './guides/partridge-care.ts'
import { peafowlCare } from './guides/peafowl-care.ts'
import { pheasantCare } from './guides/pheasant-care.ts'
import { turkeyCare } from './guides/turkey-care.ts'

export const guidesArticles: WrittenArticle[] = [
  chickenCare,
  duckCare,
  muscovyCare,
  turkeyCare,
  japaneseQuailCare,
  bobwhiteQuailCare,
  gooseCare,
  guineaFowlCare,
  pheasantCare,
  peafowlCare,
  partridgeCare,
]
