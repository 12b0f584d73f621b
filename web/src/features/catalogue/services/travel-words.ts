import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import { formatCount } from '#web/lib/format.ts'

type Travelling = Pick<ProductCard, 'location' | 'radiusMiles' | 'distanceMiles'>

const miles = (count: number): string => formatCount(count, ['mile', 'miles'])

/** "Ludlow · 12 miles away · travels up to 40 miles"; empty when nothing is known. */
export const travelWords = ({ location, radiusMiles, distanceMiles }: Travelling): string => {
  const words = [
    location,
    distanceMiles !== null && `${miles(Math.round(distanceMiles))} away`,
    radiusMiles !== null && (radiusMiles > 0 ? `travels up to ${miles(radiusMiles)}` : 'does not travel'),
  ].filter((word) => typeof word === 'string')
  const said = words.join(' · ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
