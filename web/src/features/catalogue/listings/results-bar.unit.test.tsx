import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ResultsBar } from './results-bar.tsx'

const sorts = (query: string, rated: boolean): string[] => {
  const asked = new URLSearchParams(query)
  const filters = {
    asked,
    place: {},
    get: (name: string) => asked.get(name) ?? '',
    all: (name: string) => asked.getAll(name),
    ...{ set: vi.fn(), toggle: vi.fn(), clear: vi.fn() },
  }
  const bar = renderToStaticMarkup(
    <ResultsBar filters={filters} total={3} rated={rated} active={0} onOpenFilters={vi.fn()} />,
  )
  return [...bar.matchAll(/<option[^>]*>([^<]+)</g)].map(([, words = '']) => words)
}

test('“Best rated” is a choice where something has been rated', () => {
  expect(sorts('', true)).toEqual(['Newest', 'Price, low to high', 'Price, high to low', 'Best rated'])
  expect(sorts('', false)).toEqual(['Newest', 'Price, low to high', 'Price, high to low'])
})

test('whoever asks for the best rated sees that order named, rated or not', () => {
  expect(sorts('sort=rating', false)).toContain('Best rated')
})

test('a search can be put in the order of what fits best, and a place in that of what is near', () => {
  expect(sorts('q=pekin', false)[0]).toBe('Best match')
  expect(sorts('near=SY8', false)).toContain('Nearest')
  for (const words of ['Best match', 'Nearest']) expect(sorts('', false)).not.toContain(words)
})
