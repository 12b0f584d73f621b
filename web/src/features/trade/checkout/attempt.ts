import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'

type Attempt = { body: string; key: string }

const last = kept({
  key: 'checkout_attempt',
  area: session,
  read: fromJson<Attempt | null>(null, (value) => {
    const { body, key } = fieldsOf(value)
    return typeof body === 'string' && typeof key === 'string' ? { body, key } : null
  }),
})

/** The Idempotency-Key of what is being bought: kept until it has worked, even over a reload; another body, another key. */
export const attempt = {
  keyOf: (body: unknown): string => {
    const wanted = JSON.stringify(body)
    const before = last.get()
    if (before?.body === wanted) return before.key
    const key = crypto.randomUUID()
    last.set({ body: wanted, key })
    return key
  },
  end: (): void => last.set(null),
}
