import { useEffect, useState } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import type { AccountType } from '#contract/identity/account.ts'
import { site } from '#contract/site.ts'
import type { SellerTier } from '#contract/tiers.ts'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { waitingWish } from '#web/features/catalogue/favourites/wish.ts'
import { OpenShopForm } from '#web/features/identity/account/open-shop-form.tsx'
import { rememberTier, wishOf } from '#web/features/identity/account/registration-memory.ts'
import { AuthFrame } from '#web/features/identity/auth/auth-frame.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { ownPath } from '#web/lib/own-path.ts'
import { paths } from '#web/lib/paths.ts'
import { Redirect } from '#web/lib/router/redirect.tsx'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'
import { AuthTabs } from './auth-tabs.tsx'
import { whyOf } from './why.ts'

export default function AuthPage() {
  const [query] = useSearchParams()
  const { user, isPending, error, retry } = useCurrentUser()
  const [registersAs, setRegistersAs] = useState<AccountType | null>(null)
  useEffect(() => rememberTier(wishOf(query).tier), [query])
  usePageHead({ title: 'Sign in or register', description: `Sign in to ${site.name} or create an account.` })

  if (isPending) return <PageSpinner />
  if (error) return <ErrorState title="We couldn’t check who you are" error={error} onRetry={retry} />
  const wish = wishOf(query)
  // Who came to sell and then registered as a buyer has changed their mind.
  const wantsShop = (registersAs ?? wish.type) === 'seller'
  if (user?.userType === 'buyer' && wantsShop) return <OpenShop user={user} tier={wish.tier} />
  if (user?.userType === 'seller' && (registersAs === 'seller' || wish.tier)) {
    const tier = registersAs ? user.sellerTier : wish.tier
    return <Redirect to={wish.tier && tier ? paths.subscribeTo(tier) : paths.subscribe} />
  }
  const next = ownPath(query.get('next'))
  if (user) return <Redirect to={next ?? paths.profile} />
  const why = whyOf({ next, wish: waitingWish()?.name ?? null })
  return (
    <AuthFrame>
      <AuthTabs key={query.toString()} asked={wish} why={why} onRegister={setRegistersAs} />
    </AuthFrame>
  )
}

const OpenShop = ({ user, tier }: { user: User; tier: SellerTier | null }) => (
  <AuthFrame>
    <h1 className="text-3xl">Open a shop</h1>
    <p className="mt-3 mb-6 text-ink-soft">
      You’re signed in as {user.username}. Choose a package and pay for it on the next page. You keep everything you
      have as a buyer.
    </p>
    <OpenShopForm {...(tier && { tier })} />
  </AuthFrame>
)
