import { useInfiniteQuery } from '@tanstack/react-query'
import type { HelpEntry } from '#contract/help/help.answers.ts'
import { helpTopics } from '#contract/help/help.constants.ts'
import { Card } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { helpListQueryOptions } from './help.api.ts'
import { topicPath } from './help-words.ts'

// The care guides stand by themselves.
const topics = helpTopics.filter(({ slug }) => slug !== 'care-guides')
// Columns, not a grid: topics have few or many articles.
const columnsClass = 'mt-5 -mb-5 gap-5 md:columns-2 lg:columns-3'

/** Every article under its topic. */
export const HelpTopics = () => {
  const query = useInfiniteQuery(helpListQueryOptions(new URLSearchParams()))
  return (
    <section aria-labelledby="topics" aria-busy={query.isPending}>
      <h2 id="topics" className="text-2xl">
        All topics
      </h2>
      <Loaded of={query} failed="The articles didn’t load" waiting={<TopicsSkeleton />}>
        {({ items }) => <TopicCards entries={items} />}
      </Loaded>
    </section>
  )
}

const TopicsSkeleton = () => (
  <div className={columnsClass}>
    {topics.map(({ slug }) => (
      <Skeleton key={slug} className="mb-5 h-80 break-inside-avoid rounded-lg" />
    ))}
  </div>
)

const TopicCards = ({ entries }: { entries: HelpEntry[] }) => (
  <ul className={columnsClass}>
    {topics.map((topic) => {
      const articles = entries.filter((entry) => entry.topic === topic.slug)
      return articles.length > 0 && <TopicCard key={topic.slug} {...{ topic, articles }} />
    })}
  </ul>
)

type TopicCardProps = { topic: (typeof topics)[number]; articles: HelpEntry[] }

const TopicCard = ({ topic: { slug, name, about }, articles }: TopicCardProps) => (
  <li className="mb-5 break-inside-avoid">
    <Card>
      <h3 className="text-xl">
        <Link to={topicPath(slug)} className="underline-offset-4 hover:underline">
          {name}
        </Link>
      </h3>
      <p className="mt-1 text-ink-soft text-sm">{about}</p>
      <ul className="mt-3 flex flex-col">
        {articles.map(({ url, title }) => (
          <li key={url}>
            <Link to={url} className="block py-1.5 text-hedge-ink leading-snug underline-offset-4 hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  </li>
)
