import { Egg, MapPin, ShieldCheck, Truck } from 'lucide-react'
import { sellHead } from '#contract/pages/site-heads.ts'
import { refundWords } from '#contract/selling/packages.constants.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { SiteFigures } from '#web/features/catalogue/settings/site-figures.tsx'
import { TierCards } from '#web/features/identity/account/tier-cards.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { PackageTable } from './package-table.tsx'
import { Questions } from './questions.tsx'
import { sellerWay } from './seller-way.ts'
import { SellingRules } from './selling-rules.tsx'

const steps = [
  ['Open a shop', 'Register as a seller, or open one with the account you have.'],
  ['Choose a package', 'Basic for what your flock lays, Premium for a whole season. Cancel when you like.'],
  [
    'List what you have',
    'Say where your shop is. Add a title, a price and a few photos. Save a draft and finish it when you like.',
  ],
  ['Send it or hand it over', 'Accept the order, post it on a dispatch day or arrange a collection, and get paid.'],
] as const

const reasons = [
  {
    Icon: Egg,
    title: 'Made for poultry',
    text: 'Buyers see breed, laying date and fertility straight away.',
  },
  { Icon: Truck, title: 'Your days, your way', text: 'Choose your dispatch days, or offer collection only.' },
  {
    Icon: MapPin,
    title: 'Buyers near you',
    text: 'Your town is shown. Only buyers who’ve paid and are collecting see your address.',
  },
  { Icon: ShieldCheck, title: 'No commission', text: 'You pay for your package and nothing on what you sell.' },
]

export default function SellPage() {
  usePageHead(sellHead)
  const { user } = useCurrentUser()
  const { start, choose } = sellerWay(user?.userType)
  return (
    <div className="page flex flex-col gap-14 py-10 md:gap-20 md:py-16">
      <section className="max-w-3xl">
        <h1 className="text-4xl md:text-5xl">Sell what your flock gives you</h1>
        <p className="mt-5 mb-7 text-ink-soft text-lg md:text-xl">
          Hatching eggs, birds, equipment and services, to keepers all over the UK. Your own shop in a few minutes, at a
          price you know from the start.
        </p>
        <ButtonLink to={start.to} size="lg">
          {start.label}
        </ButtonLink>
      </section>
      <Reasons />
      <SiteFigures />
      <Steps />
      <section aria-labelledby="packages">
        <h2 id="packages" className="text-3xl">
          Packages
        </h2>
        <p className="mt-3 mb-6 text-ink-soft">
          {refundWords.month} {refundWords.year}
        </p>
        <TierCards action={(tier) => choose && <ChooseTier tier={tier} to={choose(tier)} />} />
        <div className="mt-10">
          <PackageTable />
        </div>
      </section>
      <SellingRules />
      <Questions />
    </div>
  )
}

const ChooseTier = ({ tier, to }: { tier: SellerTier; to: string }) => (
  <ButtonLink to={to} variant={tiers[tier].popular ? 'primary' : 'secondary'}>
    {to === paths.dashboardPackage ? 'See your package' : `Choose ${tiers[tier].name}`}
  </ButtonLink>
)

const Reasons = () => (
  <section aria-label="Why sell here">
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {reasons.map(({ Icon, title, text }) => (
        <li key={title} className="border-straw border-t pt-5">
          <Icon aria-hidden size={28} strokeWidth={1.5} className="text-hedge" />
          <h2 className="mt-3 text-xl">{title}</h2>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

const Steps = () => (
  <section>
    <h2 className="text-3xl">How it works</h2>
    <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(([title, text], index) => (
        <li key={title} className="rounded-lg bg-quiet p-5">
          <span className="numbers font-display font-semibold text-3xl text-hedge-ink">{index + 1}</span>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
