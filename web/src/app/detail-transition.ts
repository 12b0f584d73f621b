import { addTransitionType, startTransition } from 'react'

const detail = 'detail'

/** Classes for the page's `ViewTransition`: it fades only between a list and a detail. */
export const pageTransition = { [detail]: 'page-view', default: 'none' }

/** Lets a navigation fade where the browser can: for `onClick` of a link from a list to a detail, or back. */
export const fadeToDetail = (): void => startTransition(() => addTransitionType(detail))
