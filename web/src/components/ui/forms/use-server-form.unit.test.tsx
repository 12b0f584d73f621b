import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { ApiError } from '#web/lib/api/api-error.ts'
import { currentToasts } from '#web/lib/toast.ts'
import { useServerForm } from './use-server-form.ts'

const schema = z.object({
  email: z.string().trim().pipe(z.email('Please enter an email address')),
  words: z.string().trim().min(1, 'Required'),
})
const send = vi.fn<(checked: z.output<typeof schema>) => Promise<void>>()

beforeEach(() => {
  send.mockReset()
})

/** The form as a page has it, with what stands beside its fields after `submit`. */
const opened = (values: z.input<typeof schema>, failureTitle?: string) => {
  const found: ReturnType<typeof useServerForm<z.input<typeof schema>, z.output<typeof schema>>>[] = []
  const Page = () => {
    found.push(useServerForm({ schema, values, send, ...(failureTitle && { failureTitle }) }))
    return null
  }
  renderToString(<Page />)
  const [page] = found
  if (!page) throw new Error('It was not rendered')
  const shown: Record<string, string | undefined> = {}
  page.form.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      for (const name of ['email', 'words', 'root'] as const) shown[name] = errors[name]?.message
    },
  })
  const focused: string[] = []
  for (const name of ['email', 'words'] as const) {
    page.field(name).ref({ name, type: 'text', value: values[name], focus: () => focused.push(name) })
  }
  return { ...page, shown, focused }
}

const refused = (status: number, body: object) =>
  new ApiError({ status, statusText: '', body: JSON.stringify(body), requestId: null, retryAfter: null })

test('what the schema refuses is not sent, and the first wrong field has the focus', async () => {
  const { submit, shown, focused } = opened({ email: 'ann@example.com', words: ' ' })
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(shown).toMatchObject({ email: undefined, words: 'Required' })
  expect(focused[0]).toBe('words')
})

test('what is right is sent as the schema reads it', async () => {
  const { submit, shown } = opened({ email: ' ann@example.com ', words: 'Hello' })
  await submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.com', words: 'Hello' })
  expect(shown.root).toBeUndefined()
})

test('what the server says of fields stands beside them, the first has the focus, and what was typed stays', async () => {
  const errors = [
    { path: 'words', message: 'Too long' },
    { path: 'email', message: 'Taken' },
    { path: 'token', message: 'Not a field' },
  ]
  send.mockRejectedValueOnce(refused(422, { code: 'invalid', detail: 'Please check.', errors }))
  const { form, submit, shown, focused } = opened({ email: 'ann@example.com', words: 'Hello' })
  await submit()
  expect(shown).toMatchObject({ email: 'Taken', words: 'Too long', root: undefined })
  expect(focused).toEqual(['words'])
  expect(form.getValues()).toEqual({ email: 'ann@example.com', words: 'Hello' })
})

test('what belongs to no field stands above the button, in a toast too where one is wanted, and can be sent again', async () => {
  send.mockRejectedValueOnce(refused(429, { code: 'rate_limited', detail: 'Too many tries.' }))
  const { submit, shown } = opened({ email: 'ann@example.com', words: 'Hello' }, 'Not sent')
  await submit()
  expect(shown.root).toBe('Too many tries.')
  expect(currentToasts()[0]).toMatchObject({ title: 'Not sent', description: 'Too many tries.' })
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
  expect(shown.root).toBeUndefined()
})

test('what is sent twice while the first is under way is sent once', async () => {
  const landed = Promise.withResolvers<void>()
  send.mockReturnValueOnce(landed.promise)
  const { submit } = opened({ email: 'ann@example.com', words: 'Hello' })
  const both = [submit(), submit()]
  await both[1]
  expect(send).toHaveBeenCalledTimes(1)
  landed.resolve()
  await both[0]
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
})
