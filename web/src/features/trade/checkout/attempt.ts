import { session } from '#web/lib/storage.ts'

const storageKey = 'checkout_attempt'

type Attempt = { body: string; key: string }

const stored = (): Attempt | null => {
  try {
    const value: unknown = JSON.parse(session.get(storageKey) ?? 'null')
    const { body, key } = (value ?? {}) as Partial<Record<keyof Attempt, unknown>>
    return typeof body === 'string' && typeof key === 'string' ? { body, key } : null
  } catch {
    return null
  }
}

/** The Idempotency-Key of what is being bought: kept until it has worked, even over a reload; another body, another key. */
export const attempt = {
  keyOf: (body: unknown): string => {
    const wanted = JSON.stringify(body)
    const before = stored()
    if (before?.body === wanted) return before.key
    const key = crypto.randomUUID()
    session.set(storageKey, JSON.stringify({ body: wanted, key }))
    return key
  },
  end: (): void => session.set(storageKey, null),
}
