import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#contract/identity/account.answers.ts'
import type { Conversion, Currency } from '#contract/identity/currency.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { addCurrency } from '#testing/market/reference.ts'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await addCurrency(app, {
    code: 'SEK',
    symbol: 'kr',
    name: 'Swedish krona',
    exchangeRate: '13.5',
    active: false,
    position: 9,
  })
})
afterAll(() => app.close())

describe('the list of currencies', () => {
  test('starts with the pound and holds the active ones, in one call', async () => {
    const before = app.calls()
    const { status, body, headers } = await app.client().get<Currency[]>('/api/currencies?activeOnly=true')
    expect(app.calls() - before).toBe(1)
    expect(status).toBe(200)
    expect(body[0]).toEqual({ code: 'GBP', symbol: '£', exchangeRate: '1.000000' })
    expect(body.map(({ code }) => code)).toEqual(['GBP', 'EUR', 'USD', 'CAD', 'AUD'])
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=3600/)
    expect(headers.get('etag')).toBeTruthy()
  })

  test('holds the inactive ones too when all are asked for', async () => {
    const codes = (await app.client().get<Currency[]>('/api/currencies')).body.map(({ code }) => code)
    expect(codes).toContain('SEK')
  })

  test.each(['?activeOnly=perhaps', '?activeOnly=true&activeOnly=true', '?sort=name'])('refuses %s', async (query) => {
    expect((await app.client().get(`/api/currencies${query}`)).status).toBe(422)
  })
})

describe('converting', () => {
  test('answers both amounts with two decimals, in one call', async () => {
    const before = app.calls()
    const { status, body } = await app.client().get<Conversion>('/api/currency/convert?amount=12.5&from=GBP&to=EUR')
    expect(app.calls() - before).toBe(1)
    expect(status).toBe(200)
    expect(body).toEqual({
      original: { amount: 12.5, currency: 'GBP', formatted: '£12.50' },
      converted: { amount: 14.38, currency: 'EUR', formatted: '€14.38' },
    })
  })

  test.each([
    ['amount=1234.5&from=usd&to=gbp', '£949.62'],
    ['amount=100&from=GBP&to=GBP', '£100.00'],
    ['amount=0&from=GBP&to=AUD', 'A$0.00'],
    ['amount=1000000&from=GBP&to=CAD', 'CA$1,800,000.00'],
  ])('%s comes to %s', async (query, formatted) => {
    const { body } = await app.client().get<Conversion>(`/api/currency/convert?${query}`)
    expect(body.converted.formatted).toBe(formatted)
  })

  test.each([
    ['amount=a&from=GBP&to=EUR', 'amount'],
    ['amount=-1&from=GBP&to=EUR', 'amount'],
    ['amount=1e9&from=GBP&to=EUR', 'amount'],
    ['from=GBP&to=EUR', 'amount'],
    ['amount=1&from=XXX&to=EUR', 'from'],
    ['amount=1&from=GBP&to=XXX', 'to'],
    ['amount=1&from=GBP&to=pounds', 'to'],
    ['amount=1&from=GBP&to=EUR&to=USD', 'to'],
  ])('refuses %s', async (query, path) => {
    const { status, body } = await app.client().get<Problem>(`/api/currency/convert?${query}`)
    expect(status).toBe(422)
    expect(body.errors?.map((error) => error.path)).toContain(path)
  })
})

describe('the preferred currency', () => {
  test('is kept with the user', async () => {
    const { api } = await signUp(app)
    const { status, body } = await api.patch<User>('/api/user/currency', { currencyCode: 'eur' })
    expect(status).toBe(200)
    expect(body.preferredCurrency).toBe('EUR')
    expect((await api.get('/api/user')).body).toEqual(body)
  })

  test.each([{ currencyCode: 'XXX' }, { currencyCode: 'SEK' }, { currencyCode: '' }, {}, { currencyCode: 1 }])(
    'is refused as %j',
    async (input) => {
      const { api } = await signUp(app)
      const { status, body } = await api.patch<Problem>('/api/user/currency', input)
      expect(status).toBe(422)
      expect(body.errors?.[0]?.path).toBe('currencyCode')
      expect((await api.get<User>('/api/user')).body.preferredCurrency).toBe('GBP')
    },
  )

  test('is nothing for visitors', async () => {
    expect((await app.client().patch('/api/user/currency', { currencyCode: 'EUR' })).status).toBe(401)
  })
})
