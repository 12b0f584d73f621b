import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import type { ServicePage } from '#contract/catalogue/catalogue.answers.ts'
import { type ProductQuery, productQuery, type ServicesQuery } from '#contract/catalogue/catalogue-query.ts'
import { type Answers, batch } from '#db/batch.ts'
import { cardOf } from './card.dto.ts'
import { readProductCursor, writeProductCursor } from './cursor.rules.ts'
import { productPage, reaches, unknownValues } from './list.queries.ts'

/** Services as the list of products that they are: around a place the nearest first, else the newest. */
const asProducts = ({ near, category, limit, cursor }: ServicesQuery): ProductQuery =>
  productQuery.parse({
    category: 'services',
    sort: near ? 'nearest' : 'newest',
    limit,
    ...(near && { near }),
    ...(category && { subcategory: category }),
    ...(cursor && { cursor }),
  })

/** The statements of a page of services: for a batch, whose answers `servicesOf` reads. Throws `validation`. */
export const serviceStatements = ({ db }: Deps, asked: ServicesQuery) => {
  const query = asProducts(asked)
  const position = query.cursor ? readProductCursor(query.sort, query.cursor) : null
  return {
    unknown: unknownValues(db, query),
    page: productPage(db, { query, position, also: query.near ? [reaches] : [] }),
  }
}

export type ServicesRead = Answers<ReturnType<typeof serviceStatements>>

/** A page of services from what its statements answered. Throws `validation` for a kind of service or a postcode that we do not know. */
export const servicesOf = (
  { now }: Deps,
  { asked, read: { unknown, page } }: { asked: ServicesQuery; read: ServicesRead },
): ServicePage => {
  const [missing] = unknown.rows
  if (missing?.subcategory.length) throw invalid('category', `There’s no kind of service called ${asked.category}.`)
  if (missing?.near) throw invalid('near', 'We don’t recognise this postcode.')
  const items = page.rows.slice(0, asked.limit)
  const last = page.rows.length > asked.limit ? items.at(-1) : undefined
  const sort = asked.near ? 'nearest' : 'newest'
  return {
    items: items.map((row) => cardOf(row, now)),
    nextCursor: last ? writeProductCursor(sort, { key: Number(last.sort_key), id: last.id }) : null,
  }
}

/** Services for sale, around a place only those that travel there. One round trip. */
export const listServices = async (deps: Deps, asked: ServicesQuery): Promise<ServicePage> =>
  servicesOf(deps, { asked, read: await batch(deps.db, serviceStatements(deps, asked)) })
