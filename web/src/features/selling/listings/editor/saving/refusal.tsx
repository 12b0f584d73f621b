import { poundsWords } from '#contract/money.ts'
import { tiers } from '#contract/tiers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

const box = 'flex flex-col items-start gap-3 rounded-lg bg-yolk-soft p-4 text-yolk-ink md:p-5'

/** Why the listing was not published, with the way on. It is saved all the same. */
export const Refusal = ({ error }: { error: ApiError }) => {
  const { user } = useCurrentUser()
  if (error.code === 'email_unverified' && user) {
    if (!user.emailVerified) return <VerifyNotice email={user.email} />
    return (
      <p role="status" className={box}>
        Your email address is verified and your listing is saved. You can publish it now.
      </p>
    )
  }
  if (error.code === 'subscription_required') {
    return (
      <div role="alert" className={box}>
        <p>{error.detail} Your listing is saved.</p>
        <ButtonLink to={paths.subscribe}>Choose a package</ButtonLink>
      </div>
    )
  }
  return <UpgradeOffer error={error} />
}

const UpgradeOffer = ({ error: { detail, problem } }: { error: ApiError }) => {
  const { name, listings, pricePence } = tiers.premium
  return (
    <div role="alert" className={box}>
      <p>{detail} Your listing is saved.</p>
      {problem?.upgrade ? (
        <p>
          <strong className="font-semibold">
            {name} gives you {listings} listings for {poundsWords(pricePence)} a month.
          </strong>{' '}
          You get featured listings too.
        </p>
      ) : (
        <p>You can publish more when your next billing month starts.</p>
      )}
      <Link to={paths.dashboardPackage} className="font-semibold underline underline-offset-4">
        See your package
      </Link>
    </div>
  )
}
