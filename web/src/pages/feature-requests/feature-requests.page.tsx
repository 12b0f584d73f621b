import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { featureRequestsHead } from '#contract/pages/site-heads.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { readDraft } from '#web/features/talk/feature-requests/draft.ts'
import { NewRequest } from '#web/features/talk/feature-requests/new-request.tsx'
import { AllRequests, MyRequests } from '#web/features/talk/feature-requests/request-list.tsx'
import { mayHaveSession } from '#web/lib/api/api-client.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { useHere } from '#web/lib/drawing.ts'
import { paths } from '#web/lib/paths.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

const tabs = [
  { value: 'all', label: 'All Requests' },
  { value: 'mine', label: 'My Requests' },
] as const

/** What keepers wish for: everybody reads, who is signed in asks and votes. */
export default function FeatureRequestsPage() {
  usePageHead(featureRequestsHead)
  const { user, isPending } = useCurrentUser()
  const mayBeUser = useHere(mayHaveSession, false)
  const hasDraft = useHere(() => readDraft() !== null, false)
  const [wantsToWrite, setWriting] = useState<boolean | null>(null)
  const writing = wantsToWrite ?? (hasDraft && mayBeUser)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setWriting(false))
    button.current?.focus()
  }
  return (
    <div className="page max-w-4xl py-8 md:py-12">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-2xl">
          <h1 className="text-3xl md:text-4xl">Feature requests</h1>
          <p className="mt-3 text-balance text-ink-soft">{featureRequestsHead.description}</p>
        </div>
        {user && !writing && (
          <Button ref={button} onClick={() => setWriting(true)}>
            New Request
          </Button>
        )}
        {!user && (
          <ButtonLink to={paths.signIn(paths.featureRequests)} className={isPending ? 'in-data-session:invisible' : ''}>
            Sign in to submit
          </ButtonLink>
        )}
      </div>
      {/* Stays when a session ends while one writes, so that nothing typed is lost. */}
      {writing && <NewRequest onClose={close} />}
      {user || (isPending && mayBeUser) ? <OwnAndAll ready={user !== null} /> : <AllRequests />}
    </div>
  )
}

const OwnAndAll = ({ ready }: { ready: boolean }) => {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'mine' ? 'mine' : 'all'
  const show = (next: 'all' | 'mine') => setSearch(next === 'mine' ? { tab: next } : {}, { replace: true })
  return (
    <Tabs label="Feature requests" tabs={tabs} value={tab} onChange={show}>
      {tab === 'all' && <AllRequests />}
      {tab === 'mine' && ready && <MyRequests />}
    </Tabs>
  )
}
