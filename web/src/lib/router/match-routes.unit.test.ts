import { expect, test } from 'vitest'
import { matchRoutes } from './match-routes.ts'

type Named = { name: string; path?: string; children?: Named[] }

const around: Named = {
  name: 'around',
  children: [
    { path: '/', name: 'home' },
    { path: '/orders/new', name: 'new order' },
    { path: '/orders/:id', name: 'order' },
    { path: '/category/:slug/:kind', name: 'kind' },
  ],
}
const routes: Named[] = [around, { path: '*', name: 'nowhere' }]

const at = (pathname: string) => {
  const match = matchRoutes(routes, pathname)
  return match && { names: match.routes.map(({ name }) => name), params: match.params }
}

test('an address leads to its route, within those around it', () => {
  expect(at('/')).toEqual({ names: ['around', 'home'], params: {} })
  expect(at('/orders/7')).toEqual({ names: ['around', 'order'], params: { id: '7' } })
  expect(at('/category/eggs/duck')).toEqual({ names: ['around', 'kind'], params: { slug: 'eggs', kind: 'duck' } })
})

test('the first that fits is the one', () => {
  expect(at('/orders/new')?.names).toEqual(['around', 'new order'])
})

test('an address that nobody has leads to the one of all', () => {
  for (const pathname of ['/order', '/orders', '/orders/', '/orders//', '/orders/7/receipt', '//orders/7']) {
    expect(at(pathname)?.names, pathname).toEqual(['nowhere'])
  }
  expect(matchRoutes([around], '/elsewhere')).toBeNull()
})

test('capitals and a slash at the end change nothing', () => {
  expect(at('/Orders/New/')?.names).toEqual(['around', 'new order'])
  expect(at('/orders/Ab/')?.params).toEqual({ id: 'Ab' })
})

test('what stands in a gap is read as it was meant, and left as it is where it can’t be', () => {
  expect(at('/orders/caf%C3%A9%20%2F%201')?.params).toEqual({ id: 'café / 1' })
  expect(at('/orders/100%')?.params).toEqual({ id: '100%' })
})
