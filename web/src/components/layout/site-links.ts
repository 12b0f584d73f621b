/** What menus lead to besides `paths`: a section, and the specification's pages that do not stand yet. */
export const menuPaths = {
  newsletter: '/#newsletter',
  reportIssue: '/report/other',
  admin: '/admin',
  manageReports: '/admin/reports',
} as const
