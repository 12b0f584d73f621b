import { paths } from '#web/lib/paths.ts'

const formPages = [
  paths.auth,
  paths.verifyEmail,
  paths.forgotPassword,
  paths.resetPassword,
  paths.checkout,
  paths.subscribe,
  paths.contact,
  paths.profile,
  paths.dashboardShop,
]
const below = [paths.pay(''), paths.listing(''), `${paths.profile}/`]

/** Whether a page is there to be filled in or paid on: nothing beside that is offered there. */
export const isForm = (pathname: string): boolean =>
  formPages.some((page) => page === pathname) || below.some((start) => pathname.startsWith(start))
