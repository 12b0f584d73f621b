import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '#contract/calendar-day.ts'
import type { OrderFilter } from '#contract/trade/orders.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopNameSql } from '#db/sql/shops.ts'
import { ukMidnight } from '#features/catalogue/delivery/uk-time.rules.ts'
import type { Side } from './order.rules.ts'

/** The words as a part of any text: `%`, `_` and `\` stand for themselves. */
const within = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

// `offset 0` keeps these looks where they stand: by the ids of one order at a time. Without it Postgres reads the lines
// and names of everybody once to have them at hand.
const otherSideNamed: Record<Side, (part: string) => SQL> = {
  buyer: (part) => sql`exists (
    select 1 from users u left join shops s on s.seller_id = u.id
    where u.id = "orders"."seller_id" and ${shopNameSql()} ilike ${part} offset 0)`,
  seller: (part) => sql`exists (
    select 1 from users u
    where u.id = "orders"."buyer_id" and (u.full_name ilike ${part} or u.username ilike ${part}) offset 0)`,
}

const named = (words: string, side: Side): SQL => {
  const part = within(words)
  return sql`("orders"."number" ilike ${part}
    or exists (select 1 from order_lines l where l.order_id = "orders"."id" and l.name ilike ${part} offset 0)
    or ${otherSideNamed[side](part)})`
}

/** What an order must be to be found by this side: of these states, placed on these UK days, with these words in it. */
export const matching = ({ status, from, to, q }: OrderFilter, side: Side): (SQL | undefined)[] => [
  status && sql`"orders"."status" = any(${sql.param(status)}::text[])`,
  from ? sql`"orders"."placed_at" >= ${momentSql(ukMidnight(from))}` : undefined,
  to ? sql`"orders"."placed_at" < ${momentSql(ukMidnight(addDays(to, 1)))}` : undefined,
  q ? named(q, side) : undefined,
]
