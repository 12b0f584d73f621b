import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { User } from '../../../../functions/contract/account.ts'
import type { SellerTier } from '../../../../functions/contract/plans.ts'
import { site } from '../../../../functions/contract/site.ts'
import { usePageHead } from '../../app/page-head.ts'
import { ownPath, paths } from '../../app/paths.ts'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { PageSpinner } from '../../components/ui/spinner.tsx'
import { AuthSide } from '../../features/account/auth-side.tsx'
import { OpenShopForm } from '../../features/account/open-shop-form.tsx'
import { rememberTier, wishOf } from '../../features/account/registration-memory.ts'
import { useCurrentUser } from '../../features/session/session.api.ts'
import { AuthTabs } from './auth-tabs.tsx'

export default function AuthPage() {
  const [query] = useSearchParams()
  const { user, isPending, error, retry } = useCurrentUser()
  const [registersSeller, setRegistersSeller] = useState(false)
  useEffect(() => rememberTier(wishOf(query).tier), [query])
  usePageHead({ title: 'Sign in or register', description: `Sign in to ${site.name} or create an account.` })

  if (isPending) return <PageSpinner />
  if (error) return <ErrorState title="We could not check who you are" error={error} onRetry={retry} />
  const wish = wishOf(query)
  const wantsShop = wish.type === 'seller'
  if (user?.userType === 'buyer' && wantsShop) return <OpenShop user={user} tier={wish.tier} />
  if (user?.userType === 'seller' && (wantsShop || registersSeller)) return <Navigate to={paths.subscribe} replace />
  if (user) return <Navigate to={ownPath(query.get('next')) ?? paths.profile} replace />
  return (
    <AuthFrame>
      <AuthTabs key={query.toString()} asked={wish} onSellerSubmit={() => setRegistersSeller(true)} />
    </AuthFrame>
  )
}

const AuthFrame = ({ children }: { children: ReactNode }) => (
  <div className="page grid items-start gap-10 py-8 md:grid-cols-2 md:py-12 lg:gap-16">
    <div className="mx-auto w-full max-w-lg">
      <Link
        to={paths.home}
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-medium text-hedge-ink underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden size={18} />
        Return to Homepage
      </Link>
      {children}
    </div>
    <AuthSide />
  </div>
)

const OpenShop = ({ user, tier }: { user: User; tier: SellerTier | null }) => (
  <AuthFrame>
    <h1 className="text-3xl">Open a shop</h1>
    <p className="mt-3 mb-6 text-ink-soft">
      You are signed in as {user.username}. Choose a package; you pay for it on the next page and keep everything that
      you have as a buyer.
    </p>
    <OpenShopForm {...(tier && { tier })} />
  </AuthFrame>
)
