import { useQuery } from '@tanstack/react-query'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { tiers } from '#contract/tiers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { mayPay, stateSentence } from '#web/features/selling/packages/package-words.ts'
import { packageQueryOptions } from '#web/features/selling/packages/packages.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Choice } from './choice.tsx'

/** Both packages side by side; choosing one leads to its pay page. */
export default function SubscribePage() {
  usePageHead({ title: 'Choose a package' })
  const { user } = useCurrentUser()
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">Choose a package</h1>
      {user?.userType === 'seller' ? <PackageChoice /> : <NotASeller />}
    </div>
  )
}

const NotASeller = () => (
  <EmptyState title="Packages are for sellers" action={<ButtonLink to={paths.sell}>Open a shop</ButtonLink>}>
    Open a shop first. You keep your account and everything in it.
  </EmptyState>
)

const PackageChoice = () => {
  const query = useQuery(packageQueryOptions)
  return (
    <Loaded of={query} failed="We couldn’t load your package" waiting={<PageSpinner />}>
      {(sellerPackage) =>
        mayPay(sellerPackage.status) ? (
          <Choice sellerPackage={sellerPackage} />
        ) : (
          <Chosen sellerPackage={sellerPackage} />
        )
      }
    </Loaded>
  )
}

const Chosen = ({ sellerPackage }: { sellerPackage: SellerPackage }) => (
  <EmptyState
    title={`You have the ${tiers[sellerPackage.tier].name} package`}
    action={
      <>
        <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
        <ButtonLink to={paths.dashboardPackage} variant="secondary">
          Change or cancel it
        </ButtonLink>
      </>
    }
  >
    {stateSentence(sellerPackage)}
  </EmptyState>
)
