import { KeyRound, type LucideIcon, Mail, Store, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '../../../../functions/contract/account.ts'
import { DetailsSection } from '../../features/account/details-section.tsx'
import { EmailSection } from '../../features/account/email-section.tsx'
import { SessionsSection } from '../../features/account/sessions-section.tsx'
import { ShopSection } from '../../features/account/shop-section.tsx'

export type ProfileSection = { id: string; title: string; Icon: LucideIcon; content: ReactNode }

/** What a profile is made of, in order; the phone stacks it, the desktop shows one at a time. */
export const sectionsOf = (user: User): ProfileSection[] => [
  { id: 'details', title: 'Details', Icon: UserRound, content: <DetailsSection user={user} /> },
  { id: 'email', title: 'E-mail address', Icon: Mail, content: <EmailSection user={user} /> },
  { id: 'sessions', title: 'Where you are signed in', Icon: KeyRound, content: <SessionsSection /> },
  ...(user.userType === 'admin' ? [] : [shopSection(user)]),
]

const shopSection = (user: User): ProfileSection => ({
  id: 'shop',
  title: user.userType === 'buyer' ? 'Open a shop' : 'Your shop',
  Icon: Store,
  content: <ShopSection user={user} />,
})
