import { AssistantPromo } from './parts/assistant-promo.tsx'
import { CategoryTiles } from './parts/category-tiles.tsx'
import { FeaturedCarousel } from './parts/featured.tsx'
import { DesktopHero } from './parts/hero.tsx'
import { NearYou } from './parts/near-you.tsx'
import { Newsletter } from './parts/newsletter.tsx'
import { Packages } from './parts/packages.tsx'
import { Services } from './parts/services.tsx'

export const HomeDesktop = () => (
  <>
    <DesktopHero />
    <div className="page">
      <NearYou />
    </div>
    <CategoryTiles />
    <FeaturedCarousel />
    <Packages />
    <Services />
    <AssistantPromo />
    <Newsletter />
  </>
)
