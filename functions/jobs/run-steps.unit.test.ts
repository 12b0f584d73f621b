import { afterEach, expect, test, vi } from 'vitest'
import type { Deps } from '#app/deps.ts'
import { runSteps } from './run-steps.ts'

const deps = { requestId: 'run-1' } as Deps

afterEach(() => vi.restoreAllMocks())

test('one step that fails stops no other, and each that did something writes one line', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const done: string[] = []
  const step = (name: string, work: () => Promise<number>) => ({ name, work })
  const failed = await runSteps(deps, [
    step('first', async () => 2),
    step('second', async () => {
      throw new Error('the secret of a row')
    }),
    step('idle', async () => 0),
    step('third', async () => done.push('third')),
  ])
  expect(failed).toEqual(['second'])
  expect(done).toEqual(['third'])
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines.map(({ id, job, done, error }) => [id, job, done, error])).toEqual([
    ['run-1', 'first', 2, undefined],
    ['run-1', 'second', undefined, 'Error'],
    ['run-1', 'third', 1, undefined],
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})
