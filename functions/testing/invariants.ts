/** Whatever runs SQL text: a pool of Postgres sessions, or one of them. */
type Asked = {
  query: <Row extends Record<string, string | number>>(text: string) => Promise<{ rows: Row[] }>
}

/** One row that breaks a rule: which rule, which row, what stands there. */
export type Broken = { rule: string; subject: string; found: string }

const paidStates = `('paid', 'accepted', 'ready', 'dispatched', 'collected', 'delivered')`
/** What a problem with an order comes to is not among these rules. */
const problemStates = `('disputed', 'partially_refunded', 'refunded')`
/** What went back of a payment `p` by the ledger, of these accounts `e`. */
const wentBack = (which: string): string => `(select coalesce(sum(e.amount_pence), 0) from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id where t.payment_reference = p.reference and t.kind = 'refund' and ${which})`
const ofPackages = wentBack(`e.account = 'platform:packages'`)
const ofStrays = wentBack(`e.account like 'platform:strays%'`)

// Each selects (subject, found) of the rows that break it.
const rules: Record<string, string> = {
  'the ledger sums to zero': `
    select 'ledger', sum(amount_pence)::text from ledger_entries having sum(amount_pence) <> 0`,
  'each movement of money sums to zero': `
    select t.cause, sum(e.amount_pence)::text from ledger_transactions t
    left join ledger_entries e on e.transaction_id = t.id
    group by t.cause having coalesce(sum(e.amount_pence), 1) <> 0 or count(*) < 2`,
  'the provider holds what was paid less what went back': `
    select coalesce(l.account, p.account), format('%s, not %s', l.pence, p.pence) from (
      select account, sum(amount_pence) as pence from ledger_entries where account like 'provider:%' group by account
    ) l full join (
      select 'provider:' || provider as account, sum(amount_pence - coalesce((
        select sum(r.refunded_pence) from orders r where r.checkout_id = p.checkout_id), 0) - ${ofPackages}) as pence
      from payments p where status = 'succeeded' group by provider
    ) p on p.account = l.account where coalesce(l.pence, 0) <> coalesce(p.pence, 0)`,
  'an order’s money stands where its state says': `
    select r.number, format('%s: pending %s, payable %s, provider %s', r.status, m.pending, m.payable, m.provider)
    from orders r cross join lateral (
      select coalesce(sum(e.amount_pence) filter (where e.account = format('seller:%s:pending', r.seller_id)), 0) as pending,
        coalesce(sum(e.amount_pence) filter (where e.account = format('seller:%s:payable', r.seller_id)), 0) as payable,
        coalesce(sum(e.amount_pence) filter (where e.account like 'provider:%'), 0) as provider
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.order_id = r.id) m
    where r.status not in ${problemStates} and (m.pending, m.payable, m.provider) is distinct from (
      case when r.status in ${paidStates} then -(r.goods_pence + r.delivery_pence) else 0 end,
      case when r.status = 'completed' then -(r.goods_pence + r.delivery_pence) else 0 end,
      case when r.status = 'completed' or r.status in ${paidStates} then r.total_pence - r.refunded_pence else 0 end)`,
  'a checkout, its payment and its orders agree': `
    select c.id::text, format('%s, payment %s, order %s', c.status, p.status, r.status)
    from checkouts c left join payments p on p.checkout_id = c.id left join orders r on r.checkout_id = c.id
    where not coalesce(case c.status
      when 'open' then p.status in ('open', 'declined') and r.status = 'pending_payment'
      when 'paid' then p.status = 'succeeded' and r.status not in ('pending_payment', 'expired')
      when 'declined' then p.status not in ('open', 'succeeded') and r.status in ('expired', 'cancelled')
      else p.status not in ('open', 'declined', 'succeeded') and r.status in ('expired', 'cancelled') end, false)`,
  'a checkout comes to its orders and is paid as a whole': `
    select c.id::text, format('%s, orders %s, payment %s', c.total_pence, sum(r.total_pence), min(p.amount_pence))
    from checkouts c left join payments p on p.checkout_id = c.id left join orders r on r.checkout_id = c.id
    group by c.id having (sum(r.total_pence), min(p.amount_pence), count(distinct p.reference))
      is distinct from (c.total_pence::numeric, c.total_pence, 1::bigint)`,
  'what goes back is asked of the provider once': `
    select p.reference, format('refunds %s, owed %s of %s', s.sent, s.owed, p.amount_pence) from payments p cross join lateral (
      select (select coalesce(sum(f.amount_pence), 0) from refunds f where f.payment_reference = p.reference)
        - ${ofStrays} as sent,
        (select coalesce(sum(r.refunded_pence), 0) from orders r where r.checkout_id = p.checkout_id) + ${ofPackages} as owed) s
    where s.sent <> s.owed or s.sent > p.amount_pence`,
  'what pays for nothing was booked and goes back whole': `
    select p.reference, format('%s: came %s, back %s, refunds %s of %s', p.status, m.came, m.back, m.sent, p.amount_pence)
    from payments p cross join lateral (
      select coalesce(sum(e.amount_pence) filter (where e.amount_pence > 0), 0) as came,
        coalesce(-sum(e.amount_pence) filter (where e.amount_pence < 0), 0) as back,
        (select coalesce(sum(f.amount_pence), 0) from refunds f where f.payment_reference = p.reference) as sent
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.payment_reference = p.reference and e.account like 'provider:%') m
    where p.status <> 'succeeded' and (m.came <> m.back or m.back <> m.sent) or p.status = 'refunded' and m.came < p.amount_pence`,
  'what came for nothing is owed to nobody any more': `
    select t.payment_reference, format('%s: %s', e.account, sum(e.amount_pence)) from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id where e.account like 'platform:strays%'
    group by t.payment_reference, e.account having sum(e.amount_pence) <> 0`,
  'a package that started was paid for and booked once': `
    select s.id::text, format('%s payments, booked %s', m.payments, m.booked) from subscriptions s cross join lateral (
      select count(distinct p.reference) as payments, coalesce(sum(-e.amount_pence), 0) as booked from payments p
      left join ledger_transactions t on t.payment_reference = p.reference and t.kind = 'package'
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'platform:packages'
      where p.subscription_id = s.id and p.status = 'succeeded') m
    where (m.payments, m.booked) is distinct from (
      case when s.started_at is null then (0::bigint, 0::numeric) else (1::bigint, s.price_pence::numeric) end)`,
  'packages are paid back to a user once in 365 days': `
    select distinct p.payer_id::text, format('%s, and %s', f.created_at, g.created_at) from refunds f
    join payments p on p.reference = f.payment_reference and p.subscription_id is not null and p.status = 'succeeded'
    join payments q on q.payer_id = p.payer_id and q.subscription_id is not null and q.status = 'succeeded'
    join refunds g on g.payment_reference = q.reference
    where g.created_at > f.created_at and g.created_at < f.created_at + interval '365 days' and not exists (
      select from ledger_transactions t where t.cause in ('refund:' || f.id::text, 'refund:' || g.id::text))`,
  'a seller has one package at most': `
    select seller_id::text, count(*)::text from subscriptions where status in ('active', 'past_due', 'cancelled')
    group by seller_id having count(*) > 1`,
  'no stock is negative': `select id::text, stock::text from listing_options where stock < 0`,
  'a hold is of an open checkout, as many packs as it ordered': `
    select c.id::text, format('%s, holds %s, ordered %s', c.status, h.quantity, l.quantity)
    from holds h join checkouts c on c.id = h.checkout_id left join lateral (
      select sum(l.quantity) as quantity from orders r join order_lines l on l.order_id = r.id
      where r.checkout_id = c.id and l.option_id = h.option_id) l on true
    where c.status <> 'open' or h.quantity is distinct from l.quantity`,
  'a buyer has one open checkout at most': `
    select buyer_id::text, count(*)::text from checkouts where status = 'open' group by buyer_id having count(*) > 1`,
  'a timeline names its order’s state, and what is done once, once': `
    select r.number, format('%s: %s', r.status, string_agg(e.status, ' ')) from orders r
    left join order_events e on e.order_id = r.id group by r.id
    having not coalesce(bool_or(e.status = r.status), false) or count(e.id) filter (where e.status <> 'expired'
      and not (e.status = 'dispatched' and e.note like 'Tracking %')) <> count(distinct e.status)
      filter (where e.status <> 'expired')`,
}

const invariants = Object.entries(rules)
  .map(([rule, rows]) => `select '${rule}' as rule, broken.* from (${rows}) broken(subject, found)`)
  .join('\nunion all\n')

/**
 * What must hold of the money, the stock and the orders whatever happened, in one query: the rows that break a rule.
 * None in a healthy database.
 */
export const brokenInvariants = async (db: Asked): Promise<Broken[]> => (await db.query<Broken>(invariants)).rows

const packs = `
  select o.id, o.stock + coalesce((select sum(h.quantity) from holds h where h.option_id = o.id), 0)::int + coalesce((
    select sum(l.quantity) from order_lines l join orders r on r.id = l.order_id
    where l.option_id = o.id and r.status not in ('pending_payment', 'expired', 'cancelled')), 0)::int as packs
  from listing_options o`

/**
 * The packs of each option, by its id, that are on the shelf, held or sold: nothing but its seller changes their number.
 * One that they fill up to the most that a shelf takes may lose what comes back.
 */
export const packsOf = async (db: Asked): Promise<Record<string, number>> => {
  const { rows } = await db.query<{ id: string; packs: number }>(packs)
  return Object.fromEntries(rows.map((row) => [row.id, row.packs]))
}
