import { homeHead } from '#contract/pages/site-heads.ts'
import { categoriesQueryOptions, featuredQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { isMobile, useIsMobile } from '#web/lib/browser/device.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'
import { HomeDesktop } from './home.desktop.tsx'
import { HomeMobile } from './home.mobile.tsx'
import { freshQueryOptions } from './parts/fresh-eggs.api.ts'

export const readAhead: ReadAhead = (queries) => [
  ...(isMobile() ? [queries.query(freshQueryOptions)] : []),
  queries.query(featuredQueryOptions),
  queries.query(categoriesQueryOptions),
]

export default function HomePage() {
  usePageHead(homeHead)
  return useIsMobile() ? <HomeMobile /> : <HomeDesktop />
}
