import { expect, test } from 'vitest'
import { addressField } from './fields.ts'

const home = { name: 'Ada Reed', line1: '1 Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AA', country: 'GB' as const }
const lines = ['line1', 'line2', 'town', 'county'] as const

test.each([
  'Flat 2.b, 12 High Rd.London',
  'c/o St.Mary’s Hall',
  'The Old Forge/Smithy',
  'Moneysupermarket.com House',
  'No.4, Mt.pleasant',
  'Unit 3 @ The Docks',
])('%s is a line of an address', (text) => {
  for (const line of lines) expect(addressField.safeParse({ ...home, [line]: text }).success).toBe(true)
})

test.each(['Confirm at https://pay.example/c', 'HTTP://pay', 'The Yard www.pay.example', 'See WWW.pay'])(
  '%s is none',
  (text) => {
    for (const line of lines) {
      const { error } = addressField.safeParse({ ...home, [line]: text })
      expect(error?.issues).toMatchObject([{ path: [line], message: 'Please leave web addresses out of the address' }])
    }
  },
)
