import { ChevronUp } from 'lucide-react'
import { grouped } from '#contract/grouped.ts'
import type { FeatureRequest } from '#contract/talk/feature-requests.answers.ts'
import { cx } from '#web/lib/class-names.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useVote } from './feature-requests.api.ts'

type Voted = { request: FeatureRequest; voted: boolean }

const boxClass =
  'numbers flex h-16 w-14 shrink-0 flex-col items-center justify-center rounded-md border font-semibold transition-colors'
const quietClass = 'border-field bg-surface text-ink hover:bg-quiet'

const votesOf = ({ votes }: FeatureRequest): string => formatCount(votes, ['vote', 'votes'])

const Count = ({ request }: { request: FeatureRequest }) => (
  <>
    <ChevronUp aria-hidden size={20} />
    <span aria-hidden>{grouped(request.votes)}</span>
  </>
)

/** The user's own vote, given and taken back. */
export const VoteButton = ({ request, voted }: Voted) => {
  const { mutate } = useVote(request.id)
  return (
    <button
      type="button"
      aria-pressed={voted}
      aria-label={`Vote for ${request.title}, ${votesOf(request)}`}
      onClick={() => mutate(!voted)}
      className={cx(boxClass, voted ? 'border-hedge bg-hedge text-on-hedge hover:bg-hedge-hover' : quietClass)}
    >
      <Count request={request} />
    </button>
  )
}

/** The same box for visitors: it leads to where one signs in. */
export const VoteLink = ({ request }: { request: FeatureRequest }) => (
  <Link
    to={paths.signIn(paths.featureRequests)}
    aria-label={`Sign in to vote for ${request.title}, ${votesOf(request)}`}
    className={cx(boxClass, quietClass)}
  >
    <Count request={request} />
  </Link>
)

/** The votes alone, while it is still asked whether the user voted. */
export const VoteCount = ({ request }: { request: FeatureRequest }) => (
  <div role="img" aria-label={votesOf(request)} className={cx(boxClass, 'border-straw text-ink-soft')}>
    <Count request={request} />
  </div>
)
