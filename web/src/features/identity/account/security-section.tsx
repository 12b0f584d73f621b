import type { ReactNode } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** What one signs in with, and where one is signed in. */
export const SecuritySection = ({ user }: { user: User }) => (
  <div className="flex flex-col divide-y divide-straw">
    <Part title="Password">
      <PasswordSection username={user.username} />
    </Part>
    <Part title="E-mail address">
      <EmailSection user={user} />
    </Part>
    <Part title="Where you are signed in">
      <SessionsSection />
    </Part>
  </div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="py-8 first:pt-0 last:pb-0">
    <h2 className="mb-4 text-xl">{title}</h2>
    {children}
  </section>
)
