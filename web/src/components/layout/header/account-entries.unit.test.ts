import { expect, test } from 'vitest'
import type { User } from '#contract/identity/account.answers.ts'
import { accountEntries } from './account-entries.ts'

const everywhere = { signOut: () => {}, openCookies: () => {}, isThere: (_to: string) => true }

const userOf = (userType: User['userType']): User => ({
  id: '0190a000-0000-7000-8000-000000000000',
  username: 'hen',
  fullName: 'Henrietta Hen',
  email: 'hen@post.example',
  userType,
  emailVerified: true,
  preferredCurrency: 'GBP',
  sellerTier: null,
  bio: '',
  avatarUrl: null,
  postcode: null,
  notifications: { bought: true, sold: true, messages: true, package: true },
})

const labelsFor = (user: User | null, surroundings = everywhere): string[] =>
  accountEntries(user, surroundings).flatMap((entry) => (entry.kind === 'line' ? [] : [entry.label]))

const heading = 'Signed in as hen'
const own = ['My Profile', 'My Orders', 'Favourites', 'Messages']
const service = ['Feature Requests', 'Help Center', 'Report an Issue']

test('a visitor may sign in, register as either, ask for features and for help', () => {
  expect(labelsFor(null)).toEqual([
    ...['Sign In', 'Register as Buyer', 'Register as Seller'],
    ...['Feature Requests', 'Help Center', 'Cookie Settings'],
  ])
})

test('a buyer has their own pages', () => {
  expect(labelsFor(userOf('buyer'))).toEqual([heading, ...own, 'Sign Out', ...service, 'Cookie Settings'])
})

test('a seller has their dashboard too', () => {
  const entries = [heading, ...own, 'Seller Dashboard', 'Sign Out', ...service, 'Cookie Settings']
  expect(labelsFor(userOf('seller'))).toEqual(entries)
})

test('an admin has the admin pages', () => {
  const entries = [heading, ...own, 'Sign Out', ...service, 'Admin Dashboard', 'Manage Reports', 'Cookie Settings']
  expect(labelsFor(userOf('admin'))).toEqual(entries)
})

test('an entry waits for its page', () => {
  const withoutHelp = { ...everywhere, isThere: (to: string) => to !== '/help' && !to.startsWith('/admin') }
  expect(labelsFor(userOf('admin'), withoutHelp)).toEqual([
    ...[heading, ...own, 'Sign Out'],
    ...['Feature Requests', 'Report an Issue', 'Cookie Settings'],
  ])
})
