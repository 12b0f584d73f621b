import { sql } from 'drizzle-orm'
import { deletedName, deletedPrefix, deletedText } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { emptyProfile } from '#features/identity/users/forget-user.queries.ts'

type Leaving = { id: string; now: Date }

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** Tables whose rows belong to one user alone, by the column that names him. */
const ownTables = {
  sessions: 'user_id',
  mail_tokens: 'user_id',
  addresses: 'user_id',
  cart_lines: 'user_id',
  favourites: 'user_id',
  notifications: 'user_id',
  idempotency_keys: 'user_id',
  feature_votes: 'user_id',
  contact_messages: 'user_id',
} as const

// Mails about his orders, messages and packages, also to others, once they are sent.
const mailsAboutHim = (id: string) => sql`sent_at is not null and (
  split_part(cause, ':', 2) in (
    select o.id::text from orders o where ${id}::uuid in (o.buyer_id, o.seller_id)
    union all select c.id::text from checkouts c where c.buyer_id = ${id}
    union all select p.id::text from subscriptions p where p.seller_id = ${id}
    union all select m.id::text from messages m where m.from_user_id = ${id})
  or (split_part(cause, ':', 4) = 'buyer' and split_part(cause, ':', 2) in (
    select o.checkout_id::text from orders o where o.seller_id = ${id})))`

/** Forgets what only he needed, and what is kept about him elsewhere without need. Harmless to repeat. */
export const forgetTraces = (db: Db, { id, now }: Leaving) => [
  db.execute(sql`delete from mails where ${mailsAboutHim(id)}`),
  ...Object.entries(ownTables).map(([table, column]) =>
    db.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`),
  ),
  db.execute(sql`delete from blocks where ${id}::uuid in (blocker_id, blocked_id)`),
  db.execute(sql`delete from message_images i using messages m where m.id = i.message_id and m.from_user_id = ${id}`),
  // What was said about an order belongs to the order.
  db.execute(sql`
    update messages m set text = ${deletedText}, told_at = coalesce(m.told_at, ${at(now)})
    from conversations c
    where c.id = m.conversation_id and m.from_user_id = ${id} and (c.order_id is null or m.text = '')`),
  db.execute(sql`update checkouts set address = null where buyer_id = ${id}`),
  // Of what was never paid nothing has to be proved.
  db.execute(sql`update orders set address = null, collection_address = null
    where ${id}::uuid in (buyer_id, seller_id) and paid_at is null`),
]

/** Who asked, by what he was called: only known until `anonymiseUser`. */
type Known = Leaving & { username: string; email: string; fullName: string; shopName: string | null; nobody: string }

const quoted = (text: string): string => text.replace(/[^a-z0-9@]/g, (sign) => `\\${sign}`)

/**
 * Forgets what is kept by his address or name and not by his id: mails to him and such as name his address, the
 * newsletter, letters to support, and his name in what others were answered.
 */
export const forgetNames = (db: Db, { id, username, email, fullName, shopName, nobody }: Known) => {
  const address = email.toLowerCase()
  const whole = `(?<![[:alnum:]._%+-])${quoted(address)}(?![[:alnum:]-]|\\.[[:alnum:]])`
  const renamed = [
    [username, nobody],
    [shopName, deletedName],
  ].reduce(
    (text, [from, to]) =>
      from ? sql`replace(${text}, to_json(${from}::text)::text, to_json(${to}::text)::text)` : text,
    sql`answer::text`,
  )
  return [
    db.execute(sql`delete from mails where split_part(cause, ':', 2) in (
      select t.id::text from mail_tokens t where t.user_id = ${id})`),
    db.execute(sql`delete from mails where recipient = ${address}
      or (strpos(lower(text), ${address}) > 0 and lower(text) ~ ${whole})`),
    // To an address that he had before, and nobody has now.
    db.execute(sql`delete from mails m where sent_at is not null and strpos(text, ${`Hello ${fullName},`}) > 0
      and not exists (select from users u where lower(u.email) = m.recipient)`),
    db.execute(sql`delete from newsletter_subscribers where lower(email) = ${address}`),
    db.execute(sql`delete from contact_messages where lower(email) = ${address}`),
    db.execute(sql`update idempotency_keys k set answer = (${renamed})::jsonb
      where k.user_id in (select o.buyer_id from orders o where o.seller_id = ${id})`),
  ]
}

/** A name that tells nothing, and under which nobody signs in. */
export const nobodyOf = (chance: string): string => `${deletedPrefix}${chance.replaceAll('-', '').slice(-12)}`

/** Whether he has left already: then nothing is left to do. */
export const findDeparted = (db: Db, id: string) =>
  db.execute<{ id: string }>(sql`select id from users where id = ${id} and deleted_at is not null`)

export const farewellCause = (id: string): string => `account-deleted:${id}`

/** Who left so long ago that nothing of his is under way any more, and was not looked after since. */
export const departed = (db: Db, { since, now }: { since: Date; now: Date }) =>
  db.execute<{ id: string }>(sql`
    select u.id from users u
    where u.deleted_at <= ${at(since)} and u.updated_at = u.deleted_at
      and (u.deleted_at <= ${at(now)} - interval '1 day' or not exists (
        select from mails m where m.cause = ${farewellCause('')} || u.id and m.sent_at is null))
    order by u.id limit 20`)

/** Forgets the last mail to him, which holds his address; `updated_at` says that he was looked after. */
export const closeBooks = (db: Db, { id, now }: Leaving) =>
  [db.execute(sql`delete from mails where cause = ${farewellCause(id)}`), emptyProfile(db, { id, now })] as const
