import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBuyer, fill, later, pay, tuesday } from '#testing/market/buying.ts'
import { ask, openVillage, read, type Village } from '#testing/market/messages.ts'
import { askForNewsletter, tokensTo as newsletterTokens } from '#testing/market/newsletter.ts'
import { act, type Market, openMarket, orderIn, placeOrder } from '#testing/market/orders.ts'
import { draft, mug, newSeller, ok, openPackage, ownListing, publish, start, upload } from '#testing/market/selling.ts'
import { totpAt } from '#testing/people/authenticator.ts'
import { linksTo } from '#testing/people/credentials.ts'
import { addTotp, beginTotp } from '#testing/people/factors.ts'
import { forgot, reset, tokensTo } from '#testing/people/password-reset.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { inOrder } from '#testing/rows/arrival.ts'
import { startTestApp, startTestJobs, type TestApp, type TestJobs } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

/** Moments that may move: each says when something is due or ends, or is told anew by what happens next. */
const moving: Record<string, string> = {
  'orders.accept_by': 'a term',
  'orders.completes_at': 'a term, which whoever completes an order brings forward',
  'orders.code_locked_until': 'a term, anew for each wrong code',
  'newsletter_subscribers.confirm_expires_at': 'a term, anew for each link',
  'subscriptions.renews_at': 'a term, moved by each payment',
  'subscriptions.cancels_at': 'taken back by resuming',
  'sessions.confirmed_at': 'the last time, anew for each sensitive act',
  'passkeys.last_used_at': 'the last time',
  'mails.sent_at': 'what has it is never claimed again: functions/jobs/interrupted.test.ts',
  'refunds.sent_at': 'what has it is never claimed again: functions/jobs/interrupted.test.ts',
  'users.suspended_at': 'written by hand alone',
  'users.deleted_at': 'who has it can’t ask: functions/features/operations/leaving',
}

let app: TestApp
let jobs: TestJobs
let market: Market
let village: Village
let seller: TestUser

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  market = await openMarket(app)
  village = await openVillage(app)
  seller = await newSeller(app, 'premium')
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})

/** The columns that say when something happened and are empty until it does, by their tables. */
const stampColumns = async (): Promise<Record<string, string[]>> => {
  const { rows } = await app.db.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by 1) as columns from information_schema.columns
     where table_schema = 'public' and is_nullable = 'YES' and data_type like 'timestamp%' group by 1`,
  )
  const isStamp = (table: string) => (column: string) => !(`${table}.${column}` in moving)
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns.filter(isStamp(table))]))
}

/** All that is stamped, as `table.column` and row, with its moment. */
const stamped = async (): Promise<Record<string, string>> => {
  const all = Object.entries(await stampColumns()).flatMap(([table, columns]) =>
    columns.map(
      (column) =>
        `select '${table}.${column} ' || coalesce(j->>'id', j->>'key', j->>'reference') as what, j->>'${column}' as at
         from "${table}" t, to_jsonb(t) j where t."${column}" is not null`,
    ),
  )
  const { rows } = await app.db.query<{ what: string; at: string }>(all.join(' union all '))
  return Object.fromEntries(rows.map(({ what, at }) => [what, at]))
}

const [first, second] = [later(tuesday, 30), later(tuesday, 55)]

/** Does something, at a moment. */
type Act = (at: Date) => Promise<unknown>

const by =
  (api: TestClient, send: () => Promise<unknown>): Act =>
  (at) => {
    api.at = at
    return send()
  }

const unread = async () => {
  const conversation = await ask(village)
  return { conversation, api: village.seller.api }
}

const saleable = async () => {
  const { key } = await upload(seller.api)
  const made = await draft(seller.api, {
    ...mug,
    imageKeys: [key],
    options: [{ ...mug.options[0], label: 'Blue' }, ...mug.options],
  })
  return ok(await seller.api.get<typeof made>(ownListing(made.id)))
}

/** What is done twice, for the columns that its first time stamps; made ready by then. */
const twice: Record<string, () => Promise<Act>> = {
  'users.email_verified_at mail_tokens.used_at': async () => {
    const { email } = await signUp(app, { verified: false, at: tuesday })
    const [link = ''] = await linksTo(app, email)
    const api = app.client()
    return by(api, () => api.get(link))
  },
  'totp_secrets.confirmed_at': async () => {
    const { api } = await signUp(app, { at: later(first, -1) })
    const { id, secret } = await beginTotp(api)
    return by(api, () => api.post(`/api/user/second-factors/${id}/confirm`, { code: totpAt(secret, api.at ?? first) }))
  },
  'recovery_codes.used_at': async () => {
    const { api, username, password } = await signUp(app, { at: tuesday })
    const { codes } = await addTotp(api)
    return by(api, () => api.post('/api/login', { username, password, code: codes[0] }))
  },
  'notifications.read_at': async () => {
    const { buyer } = await orderIn(market, 'post', 'accepted')
    const { items } = ok(await buyer.api.get<{ items: { id: string }[] }>('/api/notifications'))
    return by(buyer.api, () => buyer.api.post('/api/notifications/read', { upTo: items[0]!.id }))
  },
  'messages.read_at': async () => {
    const { api, conversation } = await unread()
    return by(api, () => read(api, conversation))
  },
  'messages.told_at': async () => {
    await unread()
    return (at) => jobs.run(later(at, 60))
  },
  'images.used_at': async () => {
    const { key } = await upload(seller.api)
    const { id } = await draft(seller.api)
    return by(seller.api, async () => {
      const { version } = ok(await seller.api.get<{ version: number }>(ownListing(id)))
      ok(await seller.api.patch(ownListing(id), { version, imageKeys: [key], title: `Mug ${version}` }))
    })
  },
  'payments.settled_at checkouts.settled_at orders.paid_at': async () => {
    const { buyer, opened } = await placeOrder(market, [market.eggs, 1])
    return by(buyer.api, () => pay(buyer.api, opened))
  },
  'payments.settled_at checkouts.settled_at': async () => {
    const { buyer, opened } = await placeOrder(market, [market.eggs, 1])
    return by(buyer.api, () => pay(buyer.api, opened, 'abandon'))
  },
  'orders.delivered_at': async () => {
    const { id, buyer } = await orderIn(market, 'post', 'dispatched')
    return by(buyer.api, () => act(buyer.api, id, 'received'))
  },
  'cart_lines.saved_at': async () => {
    const { api } = await addBuyer(app)
    await fill(api, [market.feed, 1])
    const cart = ok(await api.get<{ groups: { lines: { id: string }[] }[] }>('/api/cart'))
    const line = `/api/cart/items/${cart.groups[0]!.lines[0]!.id}`
    return by(api, async () => ok(await api.patch(line, { saved: true })))
  },
  'listings.published_at listing_stretches.active_until': async () => {
    const { id } = await saleable()
    return by(seller.api, async () => {
      ok(await publish(seller.api, id))
      for (const _ of ['once', 'again']) ok(await seller.api.post(`${ownListing(id)}/pause`))
    })
  },
  'listings.published_at': async () => {
    const { id } = await saleable()
    const bulk = (action: string) => seller.api.post('/api/seller/listings/bulk', { action, ids: [id] })
    return by(seller.api, async () => {
      ok(await bulk('publish'))
      ok(await bulk('pause'))
    })
  },
  'listing_options.archived_at': async () => {
    const { id, options } = await saleable()
    return by(seller.api, async () => {
      const { version } = ok(await seller.api.get<{ version: number }>(ownListing(id)))
      ok(await seller.api.patch(ownListing(id), { version, options: [{ id: options[1]!.id }] }))
    })
  },
  'subscriptions.started_at payments.settled_at': async () => {
    const { api } = await signUp(app, { userType: 'seller', at: start })
    const { reference } = await openPackage(api, 'basic')
    return by(api, () => api.post(`/api/payments/sandbox/${reference}/succeed`, {}))
  },
  'newsletter_subscribers.confirmed_at': async () => {
    const { confirm } = await askForNewsletter(app, 'reader@example.com', tuesday)
    const api = app.client()
    return by(api, () => api.post('/api/newsletter/confirm', { token: confirm }))
  },
  'newsletter_subscribers.unsubscribed_at': async () => {
    const { confirm } = await askForNewsletter(app, 'left@example.com', tuesday)
    const at = app.client({ at: tuesday })
    ok(await at.post('/api/newsletter/confirm', { token: confirm }))
    const { unsubscribe } = await newsletterTokens(app, 'left@example.com')
    return by(at, () => at.post('/api/newsletter/unsubscribe', { token: unsubscribe }))
  },
}

describe.each(Object.entries(twice))('%s', (columns, prepare) => {
  test('is stamped by the first time, and by the second as it was', async () => {
    const act = await prepare()
    const before = await stamped()
    await act(first)
    const once = await stamped()
    const fresh = Object.keys(once).filter((what) => !(what in before))
    expect([...new Set(fresh.map((what) => what.split(' ')[0]))]).toEqual(expect.arrayContaining(columns.split(' ')))
    await act(second)
    expect(await stamped()).toMatchObject(once)
  })
})

test('a proven address keeps the time at which it was, also when a link to a new password proves it again', async () => {
  const user = await signUp(app, { at: tuesday })
  await forgot(app, user.email, first)
  const [token = ''] = await tokensTo(user)
  const before = await stamped()
  ok(await reset(app, { token, password: 'four brown eggs', at: second }))
  expect(await stamped()).toMatchObject(before)
})

test('a link to the newsletter that is opened twice at once confirms it at the first of both times', async () => {
  const { confirm: token } = await askForNewsletter(app, 'twice@example.com', tuesday)
  const row = `select confirmed_at as at from newsletter_subscribers where email = $1`
  const open = (at: Date) => () => app.client({ at }).post('/api/newsletter/confirm', { token })
  const held = { rows: `${row} for update`, params: ['twice@example.com'] }
  const answers = await inOrder(app, held, [open(first), open(second)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await app.db.query(row, ['twice@example.com'])).rows).toEqual([{ at: first }])
})

test('every column that says when something happened is done twice here, or may move', async () => {
  const tried = new Set(Object.keys(twice).flatMap((columns) => columns.split(' ')))
  const all = Object.entries(await stampColumns()).flatMap(([table, columns]) =>
    columns.map((name) => `${table}.${name}`),
  )
  expect(all.filter((column) => !tried.has(column))).toEqual([])
})
