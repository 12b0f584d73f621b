import { Suspense } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { PagePart } from '#web/components/ui/page-part.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { AdminNeed, TwoStepSection } from '#web/features/identity/second-factor/late.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** What one signs in with, and where one is signed in. */
export const SecuritySection = ({ user }: { user: User }) => (
  <>
    {user.userType === 'admin' && <AdminNeed />}
    <div className="flex flex-col divide-y divide-straw">
      <PagePart title="Password">
        <PasswordSection username={user.username} />
      </PagePart>
      <PagePart title="Two-step sign-in" id="two-step-sign-in">
        <Suspense fallback={<Skeleton className="h-56 max-w-xl" />}>
          <TwoStepSection isProved={user.emailVerified} />
        </Suspense>
      </PagePart>
      <PagePart title="Email address">
        <EmailSection user={user} />
      </PagePart>
      <PagePart title="Where you’re signed in">
        <SessionsSection />
      </PagePart>
    </div>
  </>
)
