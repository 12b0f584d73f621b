import { helpHead } from '../../../../functions/contract/page-heads.ts'
import { usePageHead } from '../../app/page-head.ts'
import { HelpHome } from '../../features/help/help-home.tsx'
import { HelpResults } from '../../features/help/help-results.tsx'
import { HelpSearchForm } from '../../features/help/help-search-form.tsx'
import { useHelpSearch } from '../../features/help/use-help-search.ts'

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
              Buying and selling here, eggs by post, the hatch, and how to keep each kind of bird.
            </p>
            <HelpSearchForm search={search} />
          </div>
        </div>
      </div>
      <div className="page py-8 md:py-12">{search.asked ? <HelpResults words={search.asked} /> : <HelpHome />}</div>
    </>
  )
}
