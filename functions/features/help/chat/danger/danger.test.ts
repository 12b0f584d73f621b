import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChatReply } from '#contract/help/chat.answers.ts'
import { type ModelHouse, openModelHouse, told } from '#features/help/chat/model/model.test-data.ts'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const messages: [string, RegExp][] = [
  ['i wanna die', /116 123.*jo@samaritans\.org/s],
  ['my daughter has been self harming', /116 123/],
  ['my husband hits me', /999.*55.*0808 2000 247/s],
  ['my boss keeps our passports and we cant leave the farm', /999.*08000 121 700/s],
  ['i have chest pain', /999/],
  ['my toddler drank bleach', /999.*111/s],
  ['the carbon monoxide alarm is going off', /fresh air.*999.*0800 111 999/s],
  ['my son got an electric shock off the incubator', /mains.*999/s],
  ['my little one ate a raw egg and is being sick', /111/],
  ['i picked up a dead swan and now i have a fever', /111.*tell them about the birds.*03000 200 301/s],
]

describe('whoever may be in danger', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'strict' })
  })
  afterAll(() => app.close())

  const ask = (asked: object) => app.client().post<ChatReply>('/api/chat', asked)

  test.each(messages)(
    '“%s”: is told at once who helps, whole and as events, and nothing to buy',
    async (message, says) => {
      const before = app.calls()
      const { status, body } = await ask({ message })
      expect(status).toBe(200)
      expect(body.message).toMatch(says)
      expect(JSON.stringify(body.sources ?? [])).not.toMatch(/\/products|\/category/)
      expect((await told(app, { message })).reply).toEqual(body)
      expect(app.calls() - before).toBe(0)
    },
  )

  test('is answered however often they write, signed in or not, with a page that has grown old', async () => {
    const { api } = await signUp(app)
    const stale = { 'X-CSRF-Token': 'another' }
    const answers = await Promise.all([
      ...Array.from({ length: 40 }, () => ask({ message: 'i want to die' })),
      ...Array.from({ length: 40 }, () => api.post<ChatReply>('/api/chat', { message: 'i want to die' }, stale)),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('is answered while the database is away', async () => {
    Object.assign(app.gateway.faults, { down: true })
    try {
      expect((await ask({ message: 'cant go on' })).body.message).toContain('116 123')
    } finally {
      Object.assign(app.gateway.faults, { down: false })
    }
  })

  test('is still understood when they go on, until they speak of something else', async () => {
    const history = [
      { sender: 'user', content: 'my mate keeps saying hed be better off dead' },
      { sender: 'assistant', content: 'I am really glad that you wrote this.' },
      { sender: 'user', content: 'ok' },
      { sender: 'assistant', content: 'You can talk about it.' },
    ]
    for (const message of [
      'what should i do',
      'he wont talk to anyone',
      'please help',
      'im scared',
      'who will look after my hens',
    ]) {
      expect((await ask({ message, history })).body.message, message).toContain('116 123')
    }
    for (const message of ['How much is delivery?', 'my hen is limping']) {
      expect((await ask({ message, history })).body.message, message).not.toContain('116 123')
    }
    const said = [{ sender: 'assistant', content: 'i want to die' }]
    expect((await ask({ message: 'what should i do', history: said })).body.message).not.toContain('jo@samaritans.org')
  })

  test('hears whom to call below an ordinary answer where words only hint, whole and as events, limited or not', async () => {
    const message = 'my son left a note about the hens'
    const from = { 'CF-Connecting-IP': '198.51.100.77' }
    const ask = (asked: object) => app.client().post<ChatReply>('/api/chat', asked, from)
    const helps =
      /\n\nIf somebody is in danger, call 999; NHS 111 for health advice; Samaritans 116 123, day or night\.$/
    const first = await ask({ message })
    expect(first.status).toBe(200)
    expect(first.body.message).toMatch(/^(?!I cannot search just now)/)
    expect(first.body.message).toMatch(helps)
    expect((await told(app, { message })).reply).toEqual(first.body)
    for (let tries = 0; tries < 40; tries += 1) await ask({ message: 'Marans eggs' })
    expect((await ask({ message: 'Marans eggs' })).status).toBe(429)
    const late = await ask({ message })
    expect(late.status).toBe(200)
    expect(late.body.message).toMatch(/^I cannot search just now/)
    expect(late.body.message).toMatch(helps)
    Object.assign(app.gateway.faults, { down: true })
    try {
      expect((await ask({ message })).body.message).toMatch(helps)
    } finally {
      Object.assign(app.gateway.faults, { down: false })
    }
  })
})

describe('where a model answers', () => {
  let house: ModelHouse
  beforeAll(async () => {
    house = await openModelHouse()
  })
  afterAll(() => house.close())

  test('it hears nothing of somebody in danger, neither now nor later', async () => {
    house.model.plays = () => [{ text: 'Hens lay eggs.' }]
    expect((await house.ask({ message: 'im going to kill myself' })).message).toContain('116 123')
    expect((await told(house.app, { message: 'my husband hits me' })).reply.message).toContain('0808 2000 247')
    expect(house.model.calls).toHaveLength(0)
    await house.ask({ message: 'Which hens lay most?', history: [{ sender: 'user', content: 'my husband hits me' }] })
    expect(JSON.stringify(house.model.calls.map(({ body }) => body))).not.toContain('my husband hits me')
  })

  test('the same line stands below what it writes, where words only hint', async () => {
    house.model.plays = () => [{ text: 'Hens lay eggs.' }]
    const message = 'my son left a note about the hens'
    const whole = await house.ask({ message })
    expect(whole.message).toBe(
      'Hens lay eggs.\n\nIf somebody is in danger, call 999; NHS 111 for health advice; Samaritans 116 123, day or night.',
    )
    expect((await told(house.app, { message })).reply.message).toBe(whole.message)
  })
})
