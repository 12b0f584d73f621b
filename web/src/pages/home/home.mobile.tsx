import { AssistantPromo } from './parts/assistant-promo.tsx'
import { CategoryTiles } from './parts/category-tiles.tsx'
import { FeaturedRow } from './parts/featured.tsx'
import { PhoneHero } from './parts/hero.tsx'
import { Newsletter } from './parts/newsletter.tsx'
import { Packages } from './parts/packages.tsx'
import { Services } from './parts/services.tsx'

export const HomeMobile = () => (
  <>
    <PhoneHero />
    <CategoryTiles swipe />
    <FeaturedRow />
    <Packages />
    <Services />
    <AssistantPromo />
    <Newsletter />
  </>
)
