import { useInfiniteQuery } from '@tanstack/react-query'
import type { HelpTopic } from '#contract/help/help.constants.ts'
import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { paths } from '#web/lib/paths.ts'
import { AskOn } from './ask-on.tsx'
import { EntryList, EntryListSkeleton } from './entry-list.tsx'
import { helpListQuery } from './help.api.ts'
import { topicOf } from './help-words.ts'

/** Everything on one topic. */
export const HelpTopicList = ({ slug }: { slug: HelpTopic }) => {
  const { data, error, refetch } = useInfiniteQuery(helpListQuery(new URLSearchParams({ topic: slug })))
  const { name, about } = topicOf(slug)
  return (
    <section aria-labelledby="topic" aria-busy={!data && !error}>
      <Breadcrumbs crumbs={[{ label: 'All topics', to: paths.help }, { label: name }]} />
      <h2 id="topic" className="mt-3 text-2xl md:text-3xl">
        {name}
      </h2>
      <p className="mt-1 mb-2 text-ink-soft">{about}</p>
      {data && <EntryList entries={data.pages.flatMap(({ items }) => items)} />}
      {!data && error && <ErrorState title="The articles did not load" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <EntryListSkeleton />}
      {data && <AskOn className="mt-8" />}
    </section>
  )
}
