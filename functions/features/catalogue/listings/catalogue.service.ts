import type { Deps } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import type { Category, ProductCard, ServiceCategory } from '#contract/catalogue/catalogue.answers.ts'
import { batch } from '#db/batch.ts'
import { cardOf } from './card.dto.ts'
import { cardRows, featuredRows, publicProduct, similarRows } from './product.queries.ts'
import { categoryRows, serviceCategoryRows } from './reference.queries.ts'

/** Listings that we put forward, the newest first. */
export const listFeatured = async ({ db, now }: Deps): Promise<ProductCard[]> => {
  const { rows } = await featuredRows(db)
  return rows.map((row) => cardOf(row, now))
}

/** Reads those of these listings that anybody may look at, in no order. */
export const listCards = async ({ db, now }: Deps, ids: string[]): Promise<ProductCard[]> => {
  const { rows } = await cardRows(db, ids)
  return rows.map((row) => cardOf(row, now))
}

/** Up to eight others like it; throws `not_found` for what nobody may see. */
export const listSimilar = async ({ db, now }: Deps, id: string): Promise<ProductCard[]> => {
  const { found, similar } = await batch(db, { found: publicProduct(db, id), similar: similarRows(db, id) })
  if (found.rows.length === 0) throw notFound('this listing')
  return similar.rows.map((row) => cardOf(row, now))
}

/** Categories in their order, with what is for sale in each. */
export const listCategories = async ({ db }: Deps): Promise<Category[]> => (await categoryRows(db)).rows

/** One category with what is for sale in it. Throws `not_found`. */
export const readCategory = async ({ db }: Deps, slug: string): Promise<Category> => {
  const category = (await categoryRows(db, slug)).rows[0]
  if (!category) throw notFound('this category')
  return category
}

/** Kinds of service in their order. */
export const listServiceCategories = async ({ db }: Deps): Promise<ServiceCategory[]> =>
  (await serviceCategoryRows(db)).rows
