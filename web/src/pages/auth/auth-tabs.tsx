import { useState } from 'react'
import type { AccountType } from '#contract/identity/account.ts'
import { site } from '#contract/site.ts'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { type RegistrationWish, rememberedTier } from '#web/features/identity/account/registration-memory.ts'
import { RegisterForm } from '#web/features/identity/auth/register-form.tsx'
import { SignInForm } from '#web/features/identity/auth/sign-in-form.tsx'
import { cx } from '#web/lib/class-names.ts'
import type { Why } from './why.ts'

const tabs = [
  { value: 'login', label: 'Sign In' },
  { value: 'register', label: 'Register' },
] as const

type AuthTabsProps = {
  asked: RegistrationWish
  /** Why they are asked to sign in; null when they came by themselves. */
  why: Why | null
  onRegister: (as: AccountType) => void
}

/** What the heading of the form leaves to be said of why. */
const wordsBelow = (tab: 'login' | 'register', { purpose, more = '' }: Why): string =>
  tab === 'login' ? more : `You need one to ${purpose}. ${more}`

/** The two forms; an address that names an account type opens the second. */
export const AuthTabs = ({ asked, why, onRegister }: AuthTabsProps) => {
  const [tab, setTab] = useState<'login' | 'register'>(asked.type ? 'register' : 'login')
  const wish = { type: asked.type, tier: asked.tier ?? rememberedTier() }
  const words = why && wordsBelow(tab, why)
  return (
    <>
      <h1 className={cx('text-3xl', words ? 'mb-2' : 'mb-5')}>
        {tab === 'login' ? `Sign in to ${why?.purpose ?? site.name}` : 'Create your account'}
      </h1>
      {words && <p className="mb-5 text-ink-soft [overflow-wrap:anywhere]">{words}</p>}
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
