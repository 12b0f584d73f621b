import type { User } from '#contract/identity/account.answers.ts'
import { tiers } from '#contract/tiers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { OpenShopForm } from './open-shop-form.tsx'

/** The way to a shop for buyers, and to their own for sellers; admins have none. */
export const ShopSection = ({ user }: { user: User }) => {
  if (user.userType === 'buyer') {
    return (
      <>
        <p className="mb-5 max-w-prose text-ink-soft">
          Sell hatching eggs, birds, equipment and services under your shop’s name. You keep everything you have as a
          buyer.
        </p>
        <div className="max-w-xl">
          <OpenShopForm />
        </div>
      </>
    )
  }
  return (
    <>
      {user.sellerTier && <p className="mb-5 text-ink-soft">Your package is {tiers[user.sellerTier].name}.</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
        <ButtonLink to={paths.dashboardPackage} variant="secondary">
          Manage your package
        </ButtonLink>
      </div>
    </>
  )
}
