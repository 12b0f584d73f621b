import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('what is asked for while something is under way begins when that has ended, in the order of asking', async () => {
  const run = inOrder()
  const first = Promise.withResolvers<string>()
  const begun: string[] = []
  const work = (name: string, result: string | Promise<string>) => () => {
    begun.push(name)
    return Promise.resolve(result)
  }
  const all = [run(work('a', first.promise)), run(work('b', 'second')), run(work('c', 'third'))]
  await Promise.resolve()
  expect(begun).toEqual(['a'])
  first.resolve('first')
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third'])
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a failure is thrown to whoever asked, and the next is done', async () => {
  const run = inOrder()
  const failed = run(() => Promise.reject(new Error('no answer')))
  const next = run(async () => 'done')
  await expect(failed).rejects.toThrow('no answer')
  expect(await next).toBe('done')
})
