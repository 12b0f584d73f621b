import { useInfiniteQuery } from '@tanstack/react-query'
import type { HelpTopic } from '#contract/help/help.constants.ts'
import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { paths } from '#web/lib/paths.ts'
import { AskOn } from './ask-on.tsx'
import { EntryList, EntryListSkeleton } from './entry-list.tsx'
import { helpListQueryOptions } from './help.api.ts'
import { topicOf } from './help-words.ts'

/** Everything on one topic. */
export const HelpTopicList = ({ slug }: { slug: HelpTopic }) => {
  const query = useInfiniteQuery(helpListQueryOptions(new URLSearchParams({ topic: slug })))
  const { name, about } = topicOf(slug)
  return (
    <section aria-labelledby="topic" aria-busy={query.isPending}>
      <Breadcrumbs crumbs={[{ label: 'All topics', to: paths.help }, { label: name }]} />
      <h2 id="topic" className="mt-3 text-2xl md:text-3xl">
        {name}
      </h2>
      <p className="mt-1 mb-2 text-ink-soft">{about}</p>
      <Loaded of={query} failed="The articles didn’t load" waiting={<EntryListSkeleton />}>
        {({ items }) => (
          <>
            <EntryList entries={items} />
            <AskOn className="mt-8" />
          </>
        )}
      </Loaded>
    </section>
  )
}
