import { AssistantPromo } from '../../features/catalogue/home/assistant-promo.tsx'
import { CategoryTiles } from '../../features/catalogue/home/category-tiles.tsx'
import { FeaturedRow } from '../../features/catalogue/home/featured.tsx'
import { PhoneHero } from '../../features/catalogue/home/hero.tsx'
import { Newsletter } from '../../features/catalogue/home/newsletter.tsx'
import { Packages } from '../../features/catalogue/home/packages.tsx'
import { Services } from '../../features/catalogue/home/services.tsx'

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
