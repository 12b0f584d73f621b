import { ClipboardList, LayoutDashboard, LogIn, LogOut, Store, UserRound, UserRoundPlus } from 'lucide-react'
import type { User } from '../../../../functions/contract/account.ts'
import { paths } from '../../app/paths.ts'
import { useCurrentUser } from '../../features/session/session.api.ts'
import { useSignOut } from '../../features/session/use-sign-out.ts'
import type { MenuEntry } from '../ui/menu-content.tsx'

const visitorEntries: MenuEntry[] = [
  { kind: 'link', label: 'Sign In', to: paths.auth, Icon: LogIn },
  { kind: 'link', label: 'Register as Buyer', to: paths.register('buyer'), Icon: UserRoundPlus },
  { kind: 'link', label: 'Register as Seller', to: paths.register('seller'), Icon: Store },
]

const ownEntries = (user: User): MenuEntry[] => [
  { kind: 'heading', label: `Signed in as ${user.username}` },
  { kind: 'link', label: 'My Profile', to: paths.profile, Icon: UserRound },
  { kind: 'link', label: 'My Orders', to: paths.orders, Icon: ClipboardList },
]

const sellerEntry: MenuEntry = { kind: 'link', label: 'Seller Dashboard', to: paths.dashboard, Icon: LayoutDashboard }

/** The account menu of who is looking, the same in the desktop's dropdown and the phone's sheet. */
export const useAccountEntries = (): MenuEntry[] => {
  const { user } = useCurrentUser()
  const signOut = useSignOut()
  if (!user) return visitorEntries
  return [
    ...ownEntries(user),
    ...(user.userType === 'seller' ? [sellerEntry] : []),
    { kind: 'line' },
    { kind: 'action', label: 'Sign Out', onSelect: signOut, Icon: LogOut },
  ]
}
