import { useEffect } from 'react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { withQuery } from '#web/lib/router/with-query.ts'
import { type LeftOutState, leftOutOf, leftOutWords, refusedIn, withoutFilters } from './refused-filters.ts'

type LeftOutProps = {
  /** What the API says of the list that the address asks for; null once it has answered it. */
  refused: ApiError | null
}

/** Takes out of an address what the API refuses of it, and says over the list that stands there then what that was. */
export default function LeftOutFilters({ refused }: LeftOutProps) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const unusable = refused ? refusedIn(new URLSearchParams(search), refused.errors) : []
  useEffect(() => {
    if (!refused) return
    const asked = new URLSearchParams(search)
    const names = refusedIn(asked, refused.errors)
    if (names.length === 0) return
    const told: LeftOutState = { leftOut: [...leftOutOf(state), ...names] }
    navigate(withQuery(pathname, withoutFilters(asked, names)), { replace: true, state: told })
  }, [refused, pathname, search, state, navigate])
  if (refused && unusable.length === 0) return <NothingToLeaveOut pathname={pathname} />
  const leftOut = leftOutOf(state)
  if (refused || leftOut.length === 0) return null
  return (
    <p role="status" className="rounded-md bg-yolk-soft px-4 py-3 text-yolk-ink">
      {leftOutWords(leftOut)}
    </p>
  )
}

const NothingToLeaveOut = ({ pathname }: { pathname: string }) => (
  <EmptyState title="We couldn’t use this search" action={<ButtonLink to={pathname}>Start again</ButtonLink>}>
    Something in the web address isn’t right.
  </EmptyState>
)
