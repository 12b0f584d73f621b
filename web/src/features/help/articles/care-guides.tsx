import { type Incubation, incubations, speciesFacts } from '#contract/catalogue/species.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

const days = (kinds: Incubation[]): string => {
  const [least, most] = [Math.min(...kinds.map((kind) => kind.days)), Math.max(...kinds.map((kind) => kind.days))]
  return least === most ? `${least} days in the egg` : `${least} to ${most} days in the egg`
}

/** A guide with the bird that it is about: several kinds of egg may be of one bird. */
const guides = [...new Set<string>(incubations.map(({ guide }) => guide))].map((guide) => {
  const kinds: Incubation[] = incubations.filter((kind) => kind.guide === guide)
  const [first] = kinds
  const name = kinds.length > 1 && first ? speciesFacts[first.species].name : (first?.name ?? guide)
  return { guide, name, days: days(kinds) }
})

/** One care guide a bird, by the bird's name. */
export const CareGuides = () => (
  <section aria-labelledby="guides">
    <h2 id="guides" className="text-2xl">
      Care guides
    </h2>
    <p className="mt-1 text-ink-soft">Every kind of bird, from egg to grown flock.</p>
    <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {guides.map(({ guide, name, days }) => (
        <li key={guide}>
          <Link
            to={paths.article(guide)}
            className="flex h-full flex-col rounded-lg border border-straw bg-surface px-4 py-3 transition-colors hover:border-hedge"
          >
            <span className="font-display font-semibold text-lg leading-tight">{name}</span>
            <span className="numbers mt-1 text-ink-soft text-sm">{days}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
