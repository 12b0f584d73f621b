import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NotificationPage } from '#contract/talk/notifications.answers.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { addBuyer, later, tuesday } from '#testing/market/buying.ts'
import {
  act,
  addSignedInSeller,
  type Market,
  mailsOf,
  openMarket,
  orderIn,
  type Placed,
} from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { type Held, inOrder } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

type Refusal = { code: string; state?: string; errors?: { path: string; message: string }[] }

const dpd = { carrier: 'dpd', tracking: '15976 543' }
const evri = { carrier: 'evri', tracking: 'H0001' }

const track = (api: TestClient, { id }: Placed, input: object = dpd) =>
  api.patch<Order & Refusal>(`/api/orders/${id}/tracking`, input)
const bySeller = (placed: Placed, input?: object) => () => track(market.seller.api, placed, input)

const seen = async ({ id, buyer }: Placed): Promise<Order> => ok(await buyer.api.get<Order>(`/api/orders/${id}`))

/** A parcel that left with a carrier and no number. */
const sentBare = async (): Promise<Placed> => {
  const placed = await orderIn(market, 'post', 'accepted')
  ok(await act(market.seller.api, placed.id, 'dispatch', { carrier: 'other' }))
  return placed
}

const toldOf = async (placed: Placed) => {
  const { items } = ok(await placed.buyer.api.get<NotificationPage>('/api/notifications'))
  return items.flatMap(({ tracking }) => tracking ?? [])
}

const mailedOf = async ({ id }: Placed): Promise<number> =>
  (await mailsOf(app, id)).filter((mail) => mail.startsWith('tracking:')).length

const orderOf = ({ id }: Placed): Held => ({ rows: 'select 1 from orders where id = $1 for update', params: [id] })

describe('the number of a parcel on its way', () => {
  test('is added, and its buyer told in the timeline, under the bell and by mail', async () => {
    const placed = await sentBare()
    market.seller.api.at = later(tuesday, 30)
    const before = app.calls()
    const body = ok(await track(market.seller.api, placed))
    expect(app.calls() - before).toBe(2)
    market.seller.api.at = tuesday
    const url = 'https://track.dpd.co.uk/search?reference=15976%20543'
    expect(body).toMatchObject({ status: 'dispatched', tracking: { carrier: 'dpd', number: '15976 543', url } })
    expect((await seen(placed)).timeline.at(-1)).toEqual({
      status: 'dispatched',
      at: later(tuesday, 30).toISOString(),
      by: { username: expect.any(String), role: 'seller' },
      note: 'Tracking added: DPD, 15976 543',
    })
    expect(await toldOf(placed)).toEqual(['added'])
    const { rows } = await app.db.query('select recipient, subject, text from mails where cause like $1', [
      `order:${placed.id}:tracking:%`,
    ])
    expect(rows).toEqual([
      {
        recipient: placed.buyer.email,
        subject: `Tracking number for order ${body.number}`,
        text: expect.stringContaining(url),
      },
    ])
  })

  test('is corrected as often as need be, and each time the buyer hears that it is', async () => {
    const placed = await orderIn(market, 'post', 'dispatched')
    ok(await track(market.seller.api, placed))
    ok(await track(market.seller.api, placed, evri))
    ok(await track(market.seller.api, placed))
    const { tracking, timeline } = await seen(placed)
    expect(tracking).toMatchObject({ carrier: 'dpd', number: '15976 543' })
    expect(timeline.slice(-3).map(({ note }) => note)).toEqual([
      'Tracking corrected: DPD, 15976 543',
      'Tracking corrected: Evri, H0001',
      'Tracking corrected: DPD, 15976 543',
    ])
    expect(await toldOf(placed)).toEqual(Array(3).fill('corrected'))
    expect(await mailedOf(placed)).toBe(3)
  })

  test('is changed ten times a day at most, since its buyer is told each time', async () => {
    const own = await openMarket(app)
    const placed = await orderIn(own, 'post', 'dispatched')
    const change = (turn: number) => track(own.seller.api, placed, { carrier: 'dpd', tracking: `A${turn}` })
    for (let turn = 0; turn < 10; turn += 1) ok(await change(turn))
    const refused = await change(10)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(refused.headers.get('retry-after')).toBe('86400')
    expect([await mailedOf(placed), (await seen(placed)).tracking?.number]).toEqual([10, 'A9'])
    own.seller.api.at = later(tuesday, 24 * 60)
    ok(await change(10))
  })

  test('that is given again changes nothing and tells nobody', async () => {
    const placed = await sentBare()
    ok(await track(market.seller.api, placed))
    const { timeline } = await seen(placed)
    expect(ok(await track(market.seller.api, placed)).timeline).toEqual(timeline)
    expect([await mailedOf(placed), await toldOf(placed)]).toEqual([1, ['added']])
  })

  test('is the seller’s to give: not the buyer’s, another seller’s, a stranger’s or a visitor’s', async () => {
    const placed = await orderIn(market, 'post', 'dispatched')
    const [other, stranger] = [await addSignedInSeller(app), await addBuyer(app)]
    const refused = [
      await track(placed.buyer.api, placed),
      await track(other.api, placed),
      await track(stranger.api, placed),
      await track(app.client(), placed),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 404, 401])
    expect((await seen(placed)).tracking).toMatchObject({ carrier: 'royal-mail', number: 'AB 123' })
  })

  test.each([
    ['post', 'paid'],
    ['post', 'accepted'],
    ['post', 'delivered'],
    ['post', 'completed'],
    ['post', 'cancelled'],
    ['collect', 'ready'],
  ] as const)('stays as it is where an order by %s is %s', async (way, state) => {
    const { status, body } = await track(market.seller.api, await orderIn(market, way, state))
    expect([status, body.code, body.state]).toEqual([409, 'illegal_state', state])
  })

  test.each([
    [{ carrier: 'dpd' }, 'tracking', 'Required'],
    [{ carrier: 'dpd', tracking: '  ' }, 'tracking', 'Please give the tracking number'],
    [{ carrier: 'dpd', tracking: '<b>' }, 'tracking', 'A tracking number has letters, digits, spaces and hyphens only'],
    [{ tracking: '15976' }, 'carrier', 'Required'],
  ])('%j is refused at %s', async (input, path, message) => {
    const { status, body } = await track(market.seller.api, await sentBare(), input)
    expect([status, body.errors]).toEqual([422, [{ path, message }]])
  })
})

describe('two at once', () => {
  test('who give the same number give it once, and are both told so', async () => {
    const placed = await sentBare()
    const answers = await inOrder(app, orderOf(placed), [bySeller(placed), bySeller(placed)])
    expect(answers.map(({ status, body }) => [status, body.tracking?.number])).toEqual(
      Array(2).fill([200, '15976 543']),
    )
    expect([await mailedOf(placed), await toldOf(placed)]).toEqual([1, ['added']])
  })

  test('who give different numbers: the first counts, and the other hears that it was changed', async () => {
    const placed = await sentBare()
    const [first, second] = await inOrder(app, orderOf(placed), [bySeller(placed, evri), bySeller(placed)] as const)
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'version_moved'])
    expect((await seen(placed)).tracking).toMatchObject({ carrier: 'evri', number: 'H0001' })
  })

  test('a number that is given while its parcel is marked as received comes too late', async () => {
    const placed = await sentBare()
    const received = () => act(placed.buyer.api, placed.id, 'received')
    const [, given] = await inOrder(app, orderOf(placed), [received, bySeller(placed)] as const)
    expect([given.status, given.body.state]).toEqual([409, 'delivered'])
    expect([await mailedOf(placed), await toldOf(placed)]).toEqual([0, []])
  })
})
