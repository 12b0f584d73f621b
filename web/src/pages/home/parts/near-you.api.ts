import { productSampleQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { paths } from '#web/lib/paths.ts'

const mostShown = 8
const milesAway = '100'

/** What is in stock within a hundred miles of a place, the nearest first, without services: those come to people. */
export const nearQueryOptions = (place: string) =>
  productSampleQueryOptions(
    new URLSearchParams([
      ['delivery', 'collection'],
      ['delivery', 'post'],
      ['near', place],
      ['within', milesAway],
      ['inStock', 'true'],
      ['sort', 'nearest'],
    ]),
    mostShown,
  )

/** The address of all that is for sale, the nearest to a place first. */
export const allNear = (place: string): string =>
  `${paths.products}?${new URLSearchParams({ near: place, sort: 'nearest' })}`
