import { Check } from 'lucide-react'
import { heroPicture } from '#contract/catalogue/pictures.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Photo } from '#web/components/ui/pictures/photo.tsx'
import { useSettings } from '#web/features/catalogue/settings/settings.api.ts'
import { SiteFigures } from '#web/features/catalogue/settings/site-figures.tsx'
import { useToday } from '#web/lib/browser/visible.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { FreshEggs } from './fresh-eggs.tsx'
import { NearYou } from './near-you.tsx'
import { thisMonth } from './season.ts'

/** One sentence, two ways in, and the yard in spring; the search stands in the header above. */
export const DesktopHero = () => (
  <section aria-labelledby="hero" className="border-straw border-b bg-hedge-soft">
    <div className="page grid grid-cols-[minmax(min-content,1fr)_minmax(0,1fr)] items-center gap-10 py-12 lg:py-16">
      <div>
        <HeroWords />
        <HeroButtons />
        <Claims />
      </div>
      <div>
        <HeroPicture className="rounded-xl" />
        <Season />
      </div>
    </div>
    <SiteFigures className="pt-6 md:pt-0 md:pb-8" />
  </section>
)

/** The yard, one sentence, then what there is to buy: the first screen shows some of it with its price. The rest is below. */
export const PhoneHero = () => (
  <section aria-labelledby="hero" className="border-straw border-b bg-hedge-soft pb-6">
    <HeroPicture className="max-h-24" />
    <div className="page pt-4">
      <HeroWords />
      <FreshEggs />
      <NearYou />
      <HeroButtons />
      <Claims />
      <Season />
    </div>
    <SiteFigures className="pt-6 md:pt-0 md:pb-8" />
  </section>
)

const HeroWords = () => (
  <>
    <h1 id="hero" className="wrap-break-word text-2xl md:text-4xl lg:text-5xl">
      {useSettings().tagline}
    </h1>
    <p className="mt-1.5 max-w-prose text-ink-soft md:mt-4 md:text-lg">
      Hatching eggs, live birds and everything they need, from keepers across the country.
    </p>
  </>
)

const HeroButtons = () => (
  <div className="mt-6 flex flex-wrap gap-3">
    <ButtonLink to={paths.products} size="lg">
      Browse Products
    </ButtonLink>
    <ButtonLink to={paths.sell} variant="secondary" size="lg">
      Become a Seller
    </ButtonLink>
  </div>
)

const Claims = () => (
  <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {useSettings().claims.map((claim) => (
      <li key={claim} className="flex items-center gap-1.5">
        <Check aria-hidden size={16} className="text-hedge" />
        {claim}
      </li>
    ))}
  </ul>
)

const HeroPicture = ({ className }: { className: string }) => (
  <Photo
    src={heroPicture.url}
    sizes={heroPicture.sizes}
    alt="Hens and ducks in a yard in spring"
    width={1600}
    height={1200}
    priority="first"
    className={`aspect-4/3 w-full object-cover ${className}`}
  />
)

const Season = () => (
  <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
    <span className="font-semibold">Good to set this month:</span>
    {thisMonth(useToday()).map(({ label, search }) => (
      <Link key={label} to={`${paths.products}?${search}`} className="py-1 text-hedge-ink underline underline-offset-4">
        {label}
      </Link>
    ))}
  </p>
)
