import { describe, expect, test } from 'vitest'
import { convertShare, formatConverted, formatUnconverted } from './conversion.ts'

const euro = { code: 'EUR', symbol: '€', exchangeRate: '1.150000' }
const whole = (pence: number) => ({ pence, parts: 1 })

describe('converting', () => {
  test.each([
    [1250, '1.150000', 1438],
    [1, '1.300000', 1],
    [1, '0.500000', 1],
    [1, '0.499999', 0],
    [5, '1.100000', 6],
    [100, '1.005000', 101],
    [10_000_000, '1.999999', 19_999_990],
    [0, '1.150000', 0],
  ])('%i pence at %s come to %i hundredths, halves up', (pence, rate, hundredths) => {
    expect(convertShare(whole(pence), rate)).toBe(hundredths)
  })

  test('an egg of a pack is converted before it is rounded', () => {
    expect(convertShare({ pence: 1000, parts: 6 }, '1.150000')).toBe(192)
  })

  test('the amount has the currency’s sign, thousands and two decimals', () => {
    expect(formatConverted(whole(1250), euro)).toBe('€14.38')
    expect(formatConverted(whole(100_000_000), { code: 'CAD', symbol: 'CA$', exchangeRate: '1.800000' })).toBe(
      'CA$1,800,000.00',
    )
  })
})

describe('an amount that cannot be converted', () => {
  test.each([
    [12.5, 'EUR', '€12.50'],
    [1234.567, 'AUD', 'A$1,234.57'],
    [12.5, 'GBP', '£12.50'],
  ])('%d in %s is shown as %s', (amount, code, words) => expect(formatUnconverted(amount, code)).toBe(words))

  test('what is no number is shown as nothing', () => {
    expect(formatUnconverted(Number.NaN, 'GBP')).toBe('£0.00')
    expect(formatUnconverted(Number.NaN, 'EUR')).toBe('0.00')
    expect(formatConverted(whole(Number.NaN), euro)).toBe('0.00')
  })
})
