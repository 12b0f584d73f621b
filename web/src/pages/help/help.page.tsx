import { helpHead } from '#contract/pages/help-heads.ts'
import { helpListQueryOptions } from '#web/features/help/articles/help.api.ts'
import { HelpHome } from '#web/features/help/articles/help-home.tsx'
import { HelpResults } from '#web/features/help/articles/help-results.tsx'
import { HelpSearchForm } from '#web/features/help/articles/help-search-form.tsx'
import { HelpTopicList } from '#web/features/help/articles/help-topic.tsx'
import { topicNamed } from '#web/features/help/articles/help-words.ts'
import { useHelpSearch } from '#web/features/help/articles/use-help-search.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

export const readAhead: ReadAhead = (queries, { search }) => [queries.infiniteQuery(helpListQueryOptions(search))]

/** The help centre: all that it has, or what it has on the words of the address. */
export default function HelpPage() {
  const search = useHelpSearch()
  usePageHead(helpHead(search.asked))
  return (
    <>
      <div className="border-straw border-b bg-surface">
        <div className="page py-8 md:py-12">
          <div className="max-w-3xl">
            <h1 className="text-3xl md:text-5xl">Help centre</h1>
            <p className="mt-3 mb-5 text-ink-soft text-lg">
              Buying and selling here, eggs by post, hatching, and how to keep every kind of bird.
            </p>
            <HelpSearchForm search={search} />
          </div>
        </div>
      </div>
      <div className="page py-8 md:py-12">
        <HelpContent words={search.asked} />
      </div>
    </>
  )
}

const HelpContent = ({ words }: { words: string }) => {
  const [search] = useSearchParams()
  const topic = topicNamed(search.get('topic'))
  if (words) return <HelpResults words={words} />
  return topic ? <HelpTopicList key={topic} slug={topic} /> : <HelpHome />
}
