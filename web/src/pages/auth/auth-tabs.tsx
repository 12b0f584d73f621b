import { useState } from 'react'
import type { AccountType } from '../../../../functions/contract/account.ts'
import { Tabs } from '../../components/ui/tabs.tsx'
import { RegisterForm } from '../../features/account/register-form.tsx'
import { type RegistrationWish, rememberedTier } from '../../features/account/registration-memory.ts'
import { SignInForm } from '../../features/account/sign-in-form.tsx'

const tabs = [
  { value: 'login', label: 'Sign In' },
  { value: 'register', label: 'Register' },
] as const

type AuthTabsProps = { asked: RegistrationWish; onRegister: (as: AccountType) => void }

/** The two forms; an address that names an account type opens the second. */
export const AuthTabs = ({ asked, onRegister }: AuthTabsProps) => {
  const [tab, setTab] = useState<'login' | 'register'>(asked.type ? 'register' : 'login')
  const wish = { type: asked.type, tier: asked.tier ?? rememberedTier() }
  return (
    <>
      <h1 className="mb-5 text-3xl">{tab === 'login' ? 'Welcome back' : 'Create your account'}</h1>
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
