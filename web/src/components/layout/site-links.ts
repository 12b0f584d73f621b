import { findPage } from '../../../../functions/contract/pages.ts'
import { paths } from '../../app/paths.ts'

/** Addresses that menus lead to; those that are no page yet stand here in full until `paths` has them. */
export const sitePaths = {
  featureRequests: paths.featureRequests,
  messages: paths.messages,
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  shipping: '/shipping',
  returns: '/returns',
  help: '/help',
  reportIssue: '/report/other',
  admin: '/admin',
  manageReports: '/admin/reports',
} as const

/** Whether there is a page at an address: a menu has an entry only for what works, and gets it with the page. */
export const isStanding = (to: string): boolean => findPage(to) !== null
