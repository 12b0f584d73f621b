import { homeHead } from '#contract/pages/site-heads.ts'
import { categoriesQueryOptions, featuredQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { keptPlace } from '#web/features/catalogue/place/kept-place.ts'
import { isMobile, useIsMobile } from '#web/lib/browser/device.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'
import { HomeDesktop } from './home.desktop.tsx'
import { HomeMobile } from './home.mobile.tsx'
import { freshQueryOptions } from './parts/fresh-eggs.api.ts'
import { nearQueryOptions } from './parts/near-you.api.ts'

export const readAhead: ReadAhead = (queries) => {
  const place = keptPlace.get()
  return [
    ...(isMobile() ? [queries.query(freshQueryOptions)] : []),
    ...(place ? [queries.query(nearQueryOptions(place))] : []),
    queries.query(featuredQueryOptions),
    queries.query(categoriesQueryOptions),
  ]
}

export default function HomePage() {
  usePageHead(homeHead)
  return useIsMobile() ? <HomeMobile /> : <HomeDesktop />
}
