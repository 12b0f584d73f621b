import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const all = { essential: true, preferences: true, analytics: true, marketing: true }

/** A browser of which only the storage and its event are there. */
const openTab = async (stored: string | null = null) => {
  const tab = new EventTarget()
  const items = new Map(stored === null ? [] : [['cookie_consent', stored]])
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  vi.resetModules()
  const consent = await import('./consent.ts')
  const elsewhere = (key: string | null, newValue: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { ...consent, elsewhere, stored: () => items.get('cookie_consent') }
}

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.unstubAllGlobals())

describe('a stored choice', () => {
  test('is read as it stands', async () => {
    const { parseConsent } = await openTab()
    expect(parseConsent(JSON.stringify(all))).toEqual(all)
    expect(parseConsent('{"essential":true,"preferences":false,"analytics":true,"marketing":false,"more":1}')).toEqual({
      essential: true,
      preferences: false,
      analytics: true,
      marketing: false,
    })
  })

  test.each([
    null,
    '',
    'yes',
    'null',
    'true',
    '[]',
    '{}',
    '{"essential":true}',
    '{"essential":false,"preferences":true,"analytics":true,"marketing":true}',
    '{"essential":true,"preferences":"true","analytics":true,"marketing":true}',
    '{"essential":true,"preferences":true,"analytics":1,"marketing":true}',
  ])('that is broken is none: %j', async (text) => {
    const { parseConsent } = await openTab()
    expect(parseConsent(text)).toBeNull()
  })
})

describe('the gate', () => {
  test('is shut before a choice, and after one that is broken', async () => {
    for (const stored of [null, '{"analytics":true}']) {
      const { hasConsent } = await openTab(stored)
      expect([hasConsent('preferences'), hasConsent('analytics'), hasConsent('marketing')]).toEqual([
        false,
        false,
        false,
      ])
    }
  })

  test('opens for what was agreed to alone, and the choice is stored with the essential ones', async () => {
    const { hasConsent, saveConsent, stored } = await openTab()
    saveConsent({ preferences: false, analytics: true, marketing: false })
    expect([hasConsent('preferences'), hasConsent('analytics'), hasConsent('marketing')]).toEqual([false, true, false])
    expect(stored()).toBe('{"essential":true,"preferences":false,"analytics":true,"marketing":false}')
  })

  test('stands as it was left on the last visit', async () => {
    const { hasConsent } = await openTab(JSON.stringify(all))
    expect(hasConsent('marketing')).toBe(true)
  })

  test('follows another tab, also when that throws everything away', async () => {
    const { hasConsent, elsewhere } = await openTab()
    elsewhere('theme', 'dark')
    expect(hasConsent('analytics')).toBe(false)
    elsewhere('cookie_consent', JSON.stringify(all))
    expect(hasConsent('analytics')).toBe(true)
    elsewhere(null, null)
    expect(hasConsent('analytics')).toBe(false)
  })

  test('holds what was chosen where nothing can be stored', async () => {
    const { hasConsent, saveConsent } = await openTab()
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full')
      },
    })
    saveConsent({ preferences: true, analytics: false, marketing: false })
    expect(hasConsent('preferences')).toBe(true)
  })
})
