import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fromJson, listOf } from './json.ts'
import { kept } from './kept.ts'
import { local, session } from './storage.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const numbers = fromJson<number[]>([], (value) => listOf(value, isNumber))
const word = (text: string | null) => text

const area = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
}

let tab = new EventTarget()
const elsewhere = (key: string | null, newValue: string | null) => {
  if (key) local.set(key, newValue)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

beforeEach(() => {
  tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('localStorage', area())
  vi.stubGlobal('sessionStorage', area())
})

const refuseStorage = () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}

describe('what is kept', () => {
  test('is there on the next visit, in its own storage', () => {
    kept({ key: 'a', read: numbers }).set([1, 2])
    kept({ key: 'b', read: word, area: session }).set('hen')
    expect([local.get('a'), session.get('b'), local.get('b')]).toEqual(['[1,2]', 'hen', null])
    expect(kept({ key: 'a', read: numbers }).get()).toEqual([1, 2])
    expect(kept({ key: 'b', read: word, area: session }).get()).toBe('hen')
  })

  test('leaves nothing behind once it is null or an empty list', () => {
    const list = kept({ key: 'a', read: numbers })
    const text = kept<string | null>({ key: 'b', read: word })
    list.set([1])
    text.set('hen')
    list.set([])
    text.set(null)
    expect([local.get('a'), local.get('b')]).toEqual([null, null])
    expect([list.get(), text.get()]).toEqual([[], null])
  })

  test('that is broken reads as nothing, and is written over', () => {
    local.set('a', '{')
    const list = kept({ key: 'a', read: numbers })
    expect(list.get()).toEqual([])
    list.set([])
    expect(local.get('a')).toBeNull()
  })

  test('is the same value until it changes, and who listens hears of each change once', () => {
    const list = kept({ key: 'a', read: numbers })
    const heard = vi.fn()
    const stop = list.subscribe(heard)
    list.set([1])
    expect(list.get()).toBe(list.get())
    list.set([1])
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    list.set([2])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(list.get()).toEqual([2])
  })

  test('holds until the page is closed where nothing can be stored', () => {
    refuseStorage()
    const list = kept({ key: 'a', read: numbers })
    list.set([3])
    expect(list.get()).toEqual([3])
  })
})

describe('another tab', () => {
  test('is followed: what it keeps, what it forgets, and when it throws everything away', () => {
    const list = kept({ key: 'a', read: numbers })
    const heard = vi.fn()
    list.subscribe(heard)
    elsewhere('a', '[4]')
    expect(list.get()).toEqual([4])
    elsewhere('other', '[5]')
    expect(list.get()).toEqual([4])
    elsewhere('a', null)
    expect(list.get()).toEqual([])
    expect(heard).toHaveBeenCalledTimes(2)
    list.set([6])
    elsewhere(null, null)
    expect(list.get()).toEqual([])
  })

  test('is not followed in what belongs to one tab', () => {
    const own = kept<string | null>({ key: 'a', read: word, area: session })
    own.set('hen')
    elsewhere('a', 'duck')
    expect(own.get()).toBe('hen')
  })

  test('and who signs out make even that be forgotten', () => {
    const own = kept<string | null>({ key: 'a', read: word, area: session })
    own.set('hen')
    elsewhere('a', null)
    expect(own.get()).toBeNull()
  })

  test('loses nothing to a change, even before it was heard of', () => {
    const list = kept({ key: 'a', read: numbers })
    list.set([1])
    local.set('a', '[1,2]')
    list.change((known) => [...known, 3])
    expect(list.get()).toEqual([1, 2, 3])
    expect(local.get('a')).toBe('[1,2,3]')
  })
})
