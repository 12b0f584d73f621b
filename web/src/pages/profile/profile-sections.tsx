import { Bell, Coins, FileDown, KeyRound, type LucideIcon, MapPin, Store, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { CurrencySection } from '#web/features/identity/account/currency-section.tsx'
import { DetailsSection } from '#web/features/identity/account/details-section.tsx'
import { MailChoicesSection } from '#web/features/identity/account/mail-choices-section.tsx'
import { SecuritySection } from '#web/features/identity/account/security-section.tsx'
import { ShopSection } from '#web/features/identity/account/shop-section.tsx'
import { AddressesSection } from '#web/features/identity/addresses/addresses-section.tsx'
import { DataSection } from '#web/features/operations/leaving/data-section.tsx'
import type { ProfileSectionName } from '#web/lib/paths.ts'

export type ProfileSection = {
  name: ProfileSectionName
  title: string
  /** Below the title on the phone's index. */
  hint: string
  Icon: LucideIcon
  content: ReactNode
}

/** What a profile is made of, in order; each has an address. */
export const sectionsOf = (user: User): ProfileSection[] => [
  {
    name: 'details',
    title: 'Details',
    hint: 'Photo, name, postcode and a few words about you',
    Icon: UserRound,
    content: <DetailsSection user={user} />,
  },
  {
    name: 'addresses',
    title: 'Addresses',
    hint: 'Where your orders go',
    Icon: MapPin,
    content: <AddressesSection name={user.fullName} />,
  },
  {
    name: 'security',
    title: 'Security',
    hint: 'Password, two-step sign-in and email address',
    Icon: KeyRound,
    content: <SecuritySection user={user} />,
  },
  {
    name: 'notifications',
    title: 'Notifications',
    hint: 'Which emails you get',
    Icon: Bell,
    content: <MailChoicesSection user={user} />,
  },
  {
    name: 'currency',
    title: 'Currency',
    hint: 'The currency you see',
    Icon: Coins,
    content: <CurrencySection />,
  },
  ...(user.userType === 'admin' ? [] : [shopSection(user)]),
  {
    name: 'data',
    title: 'Your data',
    hint: 'Download it, or delete your account',
    Icon: FileDown,
    content: <DataSection user={user} />,
  },
]

const shopSection = (user: User): ProfileSection => ({
  name: 'shop',
  title: user.userType === 'buyer' ? 'Open a shop' : 'Your shop',
  hint: user.userType === 'buyer' ? 'Sell from a shop of your own' : 'Dashboard and package',
  Icon: Store,
  content: <ShopSection user={user} />,
})
