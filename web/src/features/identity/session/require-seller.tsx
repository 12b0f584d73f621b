import type { ReactNode } from 'react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { paths } from '#web/lib/paths.ts'
import { RequireUser } from './require-user.tsx'
import { useCurrentUser } from './session.api.ts'

/** Shows its content to sellers only: a buyer is told how to become one. */
export const RequireSeller = ({ children }: { children: ReactNode }) => (
  <RequireUser>
    <SellerOnly>{children}</SellerOnly>
  </RequireUser>
)

const SellerOnly = ({ children }: { children: ReactNode }) => {
  const { user } = useCurrentUser()
  if (user?.userType === 'seller') return children
  return (
    <div className="page py-16">
      <EmptyState
        title="This page is for sellers"
        action={<ButtonLink to={paths.register('seller')}>Open a shop</ButtonLink>}
      >
        Open a shop to sell eggs, birds and equipment and see your orders here.
      </EmptyState>
    </div>
  )
}
