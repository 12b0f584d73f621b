import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import { Loaded } from './loaded.tsx'

const refused = (status: number) =>
  new ApiError({ status, statusText: 'No', body: '', requestId: 'r1', retryAfter: null })

type Birds = string[] | { items: string[] } | undefined

const shown = (data: Birds, error: unknown = null, isPaused = false) =>
  renderToStaticMarkup(
    <Loaded
      of={{ data, error, isPaused, refetch: vi.fn() }}
      failed="The birds didn’t load"
      instead={{ 404: <i>No such birds</i> }}
      waiting={<i>Waiting</i>}
      empty={<i>No birds</i>}
    >
      {(birds) => <b>{'items' in birds ? birds.items.join() : birds.join()}</b>}
    </Loaded>,
  )

test('it waits, says that there is nothing, or shows what there is', () => {
  expect(shown(undefined)).toBe('<i>Waiting</i>')
  expect(shown([])).toBe('<i>No birds</i>')
  expect(shown({ items: [] })).toBe('<i>No birds</i>')
  expect(shown(['hen', 'duck'])).toBe('<b>hen,duck</b>')
  expect(shown({ items: ['hen'] })).toBe('<b>hen</b>')
})

test('a failure has its title, its request and a way to try again', () => {
  const failure = shown(undefined, refused(500))
  for (const words of ['role="alert"', 'The birds didn’t load', 'Try again', 'r1']) expect(failure).toContain(words)
})

test('a status with words of its own has those instead', () => {
  expect(shown(undefined, refused(404))).toBe('<i>No such birds</i>')
  expect(shown(undefined, new TypeError('Failed to fetch'))).toContain('couldn’t reach')
})

test('what was read stays when it can’t be read again', () => {
  expect(shown(['hen'], refused(500))).toBe('<b>hen</b>')
  expect(shown(['hen'], refused(404))).toBe('<b>hen</b>')
})

test('without a connection it says so in place of its wait, and what was read stays', () => {
  expect(shown(undefined, null, true)).toContain('You’re offline')
  expect(shown(['hen'], null, true)).toBe('<b>hen</b>')
})

test('without a wait of their own the children draw it, and a failure may be all ours', () => {
  const inPlace = (data: string[] | undefined, error: unknown = null) =>
    renderToStaticMarkup(
      <Loaded of={{ data, error, refetch: vi.fn() }} failed={<i>Failed</i>}>
        {(birds) => <ul aria-busy={!birds}>{birds?.join()}</ul>}
      </Loaded>,
    )
  expect(inPlace(undefined)).toBe('<ul aria-busy="true"></ul>')
  expect(inPlace([])).toBe('<ul aria-busy="false"></ul>')
  expect(inPlace(undefined, new Error('x'))).toBe('<i>Failed</i>')
})
