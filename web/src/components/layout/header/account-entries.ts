import {
  Bug,
  CircleHelp,
  ClipboardList,
  Cookie,
  Flag,
  Heart,
  LayoutDashboard,
  Lightbulb,
  LogIn,
  LogOut,
  MessageCircle,
  ShieldCheck,
  Store,
  UserRound,
  UserRoundPlus,
} from 'lucide-react'
import type { User } from '#contract/identity/account.answers.ts'
import { findPage } from '#contract/pages/pages.ts'
import type { MenuEntry } from '#web/components/ui/menus/menu-content.tsx'
import { openCookieSettings } from '#web/features/identity/consent/open-cookie-settings.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { useSignOut } from '#web/features/identity/session/use-sign-out.ts'
import { paths } from '#web/lib/paths.ts'
import { menuPaths } from '../site-links.ts'

type LinkEntry = Extract<MenuEntry, { kind: 'link' }>

const line: MenuEntry = { kind: 'line' }

const visitorEntries: MenuEntry[] = [
  { kind: 'link', label: 'Sign In', to: paths.auth, Icon: LogIn },
  { kind: 'link', label: 'Register as Buyer', to: paths.register('buyer'), Icon: UserRoundPlus },
  { kind: 'link', label: 'Register as Seller', to: paths.register('seller'), Icon: Store },
]

const ownLinks: LinkEntry[] = [
  { kind: 'link', label: 'My Profile', to: paths.profile, Icon: UserRound },
  { kind: 'link', label: 'My Orders', to: paths.orders, Icon: ClipboardList },
  { kind: 'link', label: 'Favourites', to: paths.favourites, Icon: Heart },
  { kind: 'link', label: 'Messages', to: paths.messages, Icon: MessageCircle },
]

const sellerLink: LinkEntry = { kind: 'link', label: 'Seller Dashboard', to: paths.dashboard, Icon: LayoutDashboard }

const requestsLink: LinkEntry = {
  kind: 'link',
  label: 'Feature Requests',
  to: paths.featureRequests,
  Icon: Lightbulb,
}
const helpLink: LinkEntry = { kind: 'link', label: 'Help Center', to: paths.help, Icon: CircleHelp }
const reportLink: LinkEntry = { kind: 'link', label: 'Report an Issue', to: menuPaths.reportIssue, Icon: Bug }

const adminLinks: LinkEntry[] = [
  { kind: 'link', label: 'Admin Dashboard', to: menuPaths.admin, Icon: ShieldCheck },
  { kind: 'link', label: 'Manage Reports', to: menuPaths.manageReports, Icon: Flag },
]

/** The parts of the menu, with a line between those that have anything. */
const withLines = (...parts: MenuEntry[][]): MenuEntry[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [line, ...part]))

type Surroundings = { signOut: () => void; openCookies: () => void; isThere: (to: string) => boolean }

/** Who sees what in the account menu, in the order in which it stands; `isThere` says which pages there are. */
export const accountEntries = (user: User | null, { signOut, openCookies, isThere }: Surroundings): MenuEntry[] => {
  const standing = (links: LinkEntry[]) => links.filter(({ to }) => isThere(to))
  const cookies: MenuEntry = { kind: 'action', label: 'Cookie Settings', onSelect: openCookies, Icon: Cookie }
  if (!user) return withLines(visitorEntries, standing([requestsLink, helpLink]), [cookies])
  const own = user.userType === 'seller' ? [...ownLinks, sellerLink] : ownLinks
  return withLines(
    [{ kind: 'heading', label: `Signed in as ${user.username}` }, ...standing(own)],
    [{ kind: 'action', label: 'Sign Out', onSelect: signOut, Icon: LogOut }],
    standing([requestsLink, helpLink, reportLink]),
    user.userType === 'admin' ? standing(adminLinks) : [],
    [cookies],
  )
}

/** Whether there is a page at an address: a menu has an entry only for what works, and gets it with the page. */
const isStanding = (to: string): boolean => findPage(to.replace(/[?#].*/, '')) !== null

/** The account menu of whoever is looking, the same in the desktop's dropdown and the phone's sheet. */
export const useAccountEntries = (): MenuEntry[] => {
  const { user } = useCurrentUser()
  return accountEntries(user, { signOut: useSignOut(), openCookies: openCookieSettings, isThere: isStanding })
}
