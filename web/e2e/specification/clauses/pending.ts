import type { Pending } from './clause.ts'

const later = (until: string, ...says: string[]): Pending[] => says.map((one) => ({ says: one, until }))

/** What the specification asks for and does not stand yet, each under the work that brings it. */
export const pending: Pending[] = [
  ...later(
    'trust between buyers and sellers',
    'Reports: /report/{type}/{id} and /report/{type}, which the menu reaches as Report an Issue',
    'Discount codes at the checkout',
    'Reviews and ratings that buyers write',
  ),
  ...later('what Premium adds', 'Advanced analytics, featured picks, the inventory API and the account manager'),
  ...later(
    'the admin’s side',
    '/admin and /admin/dashboard, reports, discount codes, users, products, categories, orders, messages, settings',
    'Admin Dashboard and Manage Reports in an admin’s menu',
    'An admin moves a feature request from one status to the next with a public note',
  ),
]
