import { useState } from 'react'
import type { AccountType } from '#contract/identity/account.ts'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { type RegistrationWish, rememberedTier } from '#web/features/identity/account/registration-memory.ts'
import { RegisterForm } from '#web/features/identity/auth/register-form.tsx'
import { SignInForm } from '#web/features/identity/auth/sign-in-form.tsx'
import { cx } from '#web/lib/class-names.ts'

const tabs = [
  { value: 'login', label: 'Sign In' },
  { value: 'register', label: 'Register' },
] as const

type AuthTabsProps = {
  asked: RegistrationWish
  /** Why they are asked to sign in, in words that follow “Sign in”. */
  why: string | null
  onRegister: (as: AccountType) => void
}

/** The two forms; an address that names an account type opens the second. */
export const AuthTabs = ({ asked, why, onRegister }: AuthTabsProps) => {
  const [tab, setTab] = useState<'login' | 'register'>(asked.type ? 'register' : 'login')
  const wish = { type: asked.type, tier: asked.tier ?? rememberedTier() }
  return (
    <>
      <h1 className={cx('text-3xl', why ? 'mb-2' : 'mb-5')}>
        {tab === 'login' ? 'Welcome back' : 'Create your account'}
      </h1>
      {why && (
        <p className="mb-5 text-ink-soft [overflow-wrap:anywhere]">
          {tab === 'login' ? 'Sign in' : 'Register'} {why}
        </p>
      )}
      <Tabs label="Sign in or register" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'login' ? (
          <SignInForm onRegister={() => setTab('register')} />
        ) : (
          <RegisterForm wish={wish} onSubmit={onRegister} onSignIn={() => setTab('login')} />
        )}
      </Tabs>
    </>
  )
}
