import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/** The fewest people that a share is told of: one of three says nothing, might tell of one of them, and one friend could make it up. */
const leastTold = 5

/** How many days back they look, and at how many of the newest one by one: a seller of thousands costs no more. */
const looksBack = { orderDays: 365, orders: 500, questionDays: 90, questions: 100 } as const

type Look = {
  /** What names the seller in the statement around it. */
  seller: SQL
  now: Date
}

const sinceSql = (now: Date, days: number): SQL => momentSql(new Date(now.getTime() - days * 86_400_000))

/**
 * What went out by post and was not all paid back, to how many buyers, and how much of it on time. No order keeps the day by which it has to be sent, but each keeps the
 * first day on which it was promised to arrive: on time is what was marked as sent before that day, in the UK. What was
 * cancelled was never sent.
 */
const sentSql = ({ seller, now }: Look): SQL => sql`
  select count(gone.day)::int as orders, count(distinct newest.buyer_id)::int as buyers, (count(*) filter (where gone.day < promised.day))::int as on_time
  from (
    select o.id, o.delivery, o.buyer_id from orders o
    where o.seller_id = ${seller} and o.placed_at > ${sinceSql(now, looksBack.orderDays)} and o.way = 'post'
      and o.status in ('dispatched', 'delivered', 'completed', 'disputed', 'partially_refunded')
    order by o.placed_at desc, o.id desc limit ${looksBack.orders}
  ) newest
  cross join lateral (
    select (min(e.at) at time zone 'Europe/London')::date as day from order_events e
    where e.order_id = newest.id and e.status = 'dispatched'
  ) gone
  cross join lateral (
    select min((method->'estimate'->>'from')::date) as day from jsonb_array_elements(newest.delivery) method
  ) promised`

/**
 * The time until half of those who wrote first had their answer, in seconds. Whoever wrote within the last day may still
 * get one; whoever never got one waits without end.
 */
const answeredSql = ({ seller, now }: Look): SQL => sql`
  select count(distinct question.from_user_id)::int as asked, percentile_disc(0.5) within group (
    order by coalesce(extract(epoch from answer.at - question.sent_at)::float8, 'infinity')) as seconds
  from (
    select c.id from conversations c
    where (c.first_user_id = ${seller} or c.second_user_id = ${seller})
      and c.last_message_at > ${sinceSql(now, looksBack.questionDays)}
      and c.created_at between ${sinceSql(now, looksBack.questionDays)} and ${sinceSql(now, 1)}
    order by c.last_message_at desc limit ${looksBack.questions}
  ) talk
  cross join lateral (
    select m.from_user_id, m.sent_at from messages m where m.conversation_id = talk.id order by m.sent_at, m.id limit 1
  ) question
  cross join lateral (
    select min(m.sent_at) as at from messages m where m.conversation_id = talk.id and m.from_user_id = ${seller}
  ) answer
  where question.from_user_id <> ${seller}`

/**
 * What may be counted of a seller, as one row for a lateral join: orders sent by post in a year, the newest 500 at most, how
 * many percent of them on time (rounded down: 100 is who was never late), and within how many hours they usually answer,
 * beyond a day in whole days. Each null where too little is known.
 */
const figuresSql = (look: Look): SQL => sql`
  select case when sent.buyers >= ${leastTold} then sent.orders end as orders_sent,
    case when sent.buyers >= ${leastTold} then 100 * sent.on_time / sent.orders end as posted_on_time_percent,
    case when answered.asked < ${leastTold} or answered.seconds = 'infinity' then null
      when answered.seconds > 86400 then 24 * ceil(answered.seconds / 86400)::int
      else greatest(1, ceil(answered.seconds / 3600))::int end as response_hours
  from (${sentSql(look)}) sent cross join (${answeredSql(look)}) answered`

type Counting = { now: Date; sellers: number }

/** Counts so many sellers anew of those who were not counted for a day, the longest forgotten first: a row for each. */
export const countDueFigures = (db: Db, { now, sellers }: Counting) =>
  db.execute(sql`
    insert into seller_figures (seller_id, orders_sent, posted_on_time_percent, response_hours, counted_at)
    select due.seller_id, counted.*, ${momentSql(now)}
    from (
      select s.seller_id from shops s
      join users u on u.id = s.seller_id and u.deleted_at is null
      left join seller_figures before on before.seller_id = s.seller_id
      where before.counted_at is null or before.counted_at <= ${sinceSql(now, 1)}
      order by before.counted_at nulls first, s.seller_id limit ${sellers}
    ) due
    cross join lateral (${figuresSql({ seller: sql`due.seller_id`, now })}) counted
    on conflict (seller_id) do update set orders_sent = excluded.orders_sent,
      posted_on_time_percent = excluded.posted_on_time_percent, response_hours = excluded.response_hours,
      counted_at = excluded.counted_at`)
