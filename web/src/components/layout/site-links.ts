import { findPage } from '#contract/pages/pages.ts'

/** What menus lead to besides `paths`: a section, and the specification's pages that do not stand yet. */
export const menuPaths = {
  newsletter: '/#newsletter',
  reportIssue: '/report/other',
  admin: '/admin',
  manageReports: '/admin/reports',
} as const

/** Whether there is a page at an address: a menu has an entry only for what works, and gets it with the page. */
export const isStanding = (to: string): boolean => findPage(to.replace(/[?#].*/, '')) !== null
