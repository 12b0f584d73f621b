import { expect, test } from 'vitest'
import { publishedSettings, settingsWith } from './settings.ts'

test('the published figures are the specification’s', () => {
  expect(publishedSettings.figures).toEqual({ activeUsers: 5000, products: 10_000, satisfactionPercent: 95 })
  expect(publishedSettings.claims).toEqual(['Trusted UK Sellers', 'Quality Guaranteed', 'Competitive Pricing'])
  expect(publishedSettings.tagline).toBe("UK's #1 Poultry Marketplace")
})

test('each figure gives way to what was counted once that is larger, by itself', () => {
  expect(settingsWith({ activeUsers: 5000, products: 10_001 }, { publishes: true }).figures).toMatchObject({
    activeUsers: 5000,
    products: 10_001,
  })
  expect(settingsWith({ activeUsers: 5001, products: 9_999 }, { publishes: true }).figures).toMatchObject({
    activeUsers: 5001,
    products: 10_000,
  })
})

test('an operator who tells only what was counted tells just that', () => {
  expect(settingsWith({ activeUsers: 31, products: 0 }, { publishes: false })).toEqual({
    ...publishedSettings,
    figures: { activeUsers: 31, products: 0, satisfactionPercent: null },
  })
})
