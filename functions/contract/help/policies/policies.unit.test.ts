import { describe, expect, test } from 'vitest'
import { sectionWords } from '../../blocks.ts'
import { deliveryMethods } from '../../catalogue/shipping.ts'
import { publicPages } from '../../pages/pages.ts'
import { site } from '../../site.ts'
import { tiers } from '../../tiers.ts'
import { orderClocks } from '../../trade/orders.constants.ts'
import { cookiesPolicy, cookieTable } from './cookies.ts'
import type { Policy } from './policy.ts'
import { privacyPolicy } from './privacy.ts'
import { returnsPolicy } from './returns.ts'
import { shippingPolicy } from './shipping.ts'
import { termsPolicy } from './terms.ts'

const policies: Policy[] = [privacyPolicy, termsPolicy, cookiesPolicy, shippingPolicy, returnsPolicy]
const wordsOf = ({ sections }: Policy) => sections.map(sectionWords).join('\n')

describe.each(policies)('$path', ({ path, title, description, sections }) => {
  test('has an address, a title, a description and an anchor of its own for each section', () => {
    expect(Object.keys(publicPages)).toContain(path)
    expect(publicPages[path as keyof typeof publicPages]).toBe(title)
    expect(description.length).toBeLessThanOrEqual(160)
    const anchors = sections.map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('has whole tables, and links to pages of ours or to safe ones', () => {
    for (const block of sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind === 'table') {
        expect(block.rows.length).toBeGreaterThan(0)
        for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
      }
      if (block.kind === 'links') for (const { url } of block.links) expect(url).toMatch(/^(https:\/\/|\/[a-z-]+$)/)
    }
  })

  test('exclaims nothing and holds no gap', () => {
    expect(sections.map(sectionWords).join('\n')).not.toMatch(/!|undefined|NaN|TODO/)
  })
})

test('the dates are those that were published', () => {
  expect(policies.map(({ path, lastUpdated }) => [path, lastUpdated])).toEqual([
    ['/privacy', 'May 6, 2025'],
    ['/terms', 'May 6, 2025'],
    ['/cookies', 'May 6, 2025'],
    ['/shipping', null],
    ['/returns', 'May 1, 2025'],
  ])
})

test('shipping names every method with its price and time, and from when delivery is free', () => {
  const words = wordsOf(shippingPolicy)
  for (const { label, pricePence, time } of Object.values(deliveryMethods).filter(({ pricePence }) => pricePence > 0)) {
    expect(words).toContain(`${label} – price: £${(pricePence / 100).toFixed(2)}; time: ${time}`)
  }
  for (const fact of [
    '£75',
    'same seller',
    'the EU, the US, Canada and Australia',
    'never posted',
    'BT, IM, JE and GY',
  ]) {
    expect(words).toContain(fact)
  }
})

test('returns name every time limit', () => {
  const words = wordsOf(returnsPolicy)
  const { eggs, liveBirds, other } = orderClocks.problemHours
  for (const fact of [
    `Standard items – what went wrong: You changed your mind; tell us within: ${orderClocks.standardReturnDays} days`,
    `within ${eggs} hours of delivery`,
    `within ${liveBirds} hours of collection`,
    `within ${other} hours of delivery`,
    '5-7 business days',
    'fewer than 25%',
    'partial compensation',
  ]) {
    expect(words).toContain(fact)
  }
})

test('returns name the rights that the law gives against a trader', () => {
  const words = wordsOf(returnsPolicy)
  for (const right of [
    'you may reject them within 30 days and get a full refund',
    'cancel without giving a reason until 14 days after you get the goods',
    'refunds the price and the delivery, up to the cost of the standard delivery that was offered',
    'It can cover live birds, though.',
  ]) {
    expect(words).toContain(right)
  }
})

test('terms name the packages, their refunds and the least age', () => {
  const words = wordsOf(termsPolicy)
  for (const { name, pricePence, listings } of Object.values(tiers)) {
    expect(words).toContain(
      `${name} – price: £${pricePence / 100} a month; listings: ${listings} active listings per month`,
    )
  }
  expect(words).toContain('No refund for the current billing period.')
  expect(words).toContain('within its first 30 days only')
  expect(words).toContain(`at least ${site.minimumAge} years old`)
})

test('privacy names the rights', () => {
  const words = wordsOf(privacyPolicy)
  for (const right of ['Access', 'Correction', 'Deletion', 'Restriction', 'Portability', 'Objection', 'Consent']) {
    expect(words).toContain(`• ${right}: `)
  }
})

test('every cookie stands in its table with its lifetime and when it is set', () => {
  expect(cookieTable.map(({ name, kind, lifetime }) => [name, kind, lifetime])).toEqual([
    ['session_id', 'essential', '30 days'],
    ['csrf_token', 'essential', '30 days'],
    ['just_wrote', 'essential', '75 seconds'],
    ['known_device', 'essential', '180 days'],
    ['language', 'preferences', '1 year'],
    ['currency', 'preferences', '1 year'],
    ['_ga', 'analytics', '2 years'],
    ['_gid', 'analytics', '24 hours'],
    ['_gat', 'analytics', '1 minute'],
    ['_fbp', 'marketing', '3 months'],
    ['_gcl_au', 'marketing', '3 months'],
  ])
  const words = wordsOf(cookiesPolicy)
  for (const { name, kind, lifetime } of cookieTable) {
    const when = kind === 'essential' ? 'Set now' : 'Only after consent, when the operator turns it on'
    expect(words).toMatch(new RegExp(`• ${name} – what it does: .*kept for: ${lifetime}; when it is set: ${when}`))
  }
  for (const browser of ['Chrome', 'Firefox', 'Safari', 'Edge']) {
    expect(JSON.stringify(cookiesPolicy.sections)).toContain(browser)
  }
})
