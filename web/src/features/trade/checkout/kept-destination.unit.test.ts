import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeDestination, destinationOf, keptDestination } from './kept-destination.ts'

const typed = {
  name: 'Ada Keeper',
  line1: '1 Orchard Lane',
  line2: '',
  town: 'Ludlow',
  county: '',
  postcode: 'SY8 1AA',
  phone: '',
  country: 'GB' as const,
}
const seenBy = (viewerId: string | null) => destinationOf(viewerId, keptDestination.get()).typed
const nobody = keptDestination.get()
beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  keptDestination.set(nobody)
})

describe('where an order goes that somebody has typed', () => {
  test('as a user is theirs alone, also after their session was lost', () => {
    changeDestination('ada', { typed, chosen: 'new' })
    expect([seenBy('ada'), seenBy('bob'), seenBy(null)]).toEqual([typed, null, null])
  })

  test('as a guest comes along to the account that they open, and is nobody else’s from then on', () => {
    changeDestination(null, { typed, account: { fullName: 'Ada', email: 'ada@example.com' } })
    expect([seenBy(null), seenBy('ada')]).toEqual([typed, typed])
    changeDestination('ada', {})
    expect([seenBy('ada'), seenBy('bob'), seenBy(null)]).toEqual([typed, null, null])
    expect(destinationOf(null, keptDestination.get()).account).toEqual({ fullName: null, email: '' })
  })

  test('goes without a trace once somebody else types', () => {
    changeDestination('ada', { typed, isSaved: false })
    changeDestination(null, { account: { fullName: 'Bob', email: '' } })
    expect(JSON.stringify(keptDestination.get())).not.toContain('Orchard')
    expect(keptDestination.get()).toMatchObject({ typed: null, isSaved: true, owner: null })
  })
})
