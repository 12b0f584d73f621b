import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The listing that a checkout buys past the cart, the first of them; null for what came from the cart. */
export const boughtAtOnceSql = (checkoutId: SQLWrapper): SQL<string | null> => sql<string | null>`(
  select l.listing_id from checkouts c join orders r on r.checkout_id = c.id join order_lines l on l.order_id = r.id
  where c.id = ${checkoutId} and not c.from_cart order by r.id, l.position limit 1)`
