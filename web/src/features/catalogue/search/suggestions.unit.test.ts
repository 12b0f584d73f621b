import { expect, test } from 'vitest'
import { optionGroups } from './suggestions.ts'

const category = { slug: 'equipment', name: 'Equipment', imageUrl: '/pictures/equipment.webp' }
const hen = { id: 'p1', name: 'Three hens', pricePence: 4500, fromPrice: false, imageUrl: null, category }
const found = {
  categories: [
    { name: 'Live birds', slug: 'live-birds', category: null },
    { name: 'Incubators', slug: 'incubators', category: 'equipment' },
  ],
  breeds: [{ name: 'Orpington', slug: 'orpington', species: 'chicken' as const }],
  products: [hen],
  articles: [{ title: 'Candling eggs', url: '/help/candling-eggs' }],
}

test('an empty field offers what was searched for before', () => {
  expect(optionGroups({ words: ' ', recent: ['hen', 'duck & drake'], found: null })).toEqual([
    {
      title: 'Recent searches',
      kind: 'recent',
      options: [
        { to: '/products?q=hen', label: 'hen', words: 'hen' },
        { to: '/products?q=duck+%26+drake', label: 'duck & drake', words: 'duck & drake' },
      ],
    },
  ])
})

test('an empty field may offer what many search for below that, once each', () => {
  const groups = optionGroups({ words: '', recent: ['quail EGGS'], popular: ['Quail eggs', 'Incubator'], found: null })
  expect(groups.map(({ kind, options }) => [kind, options.map(({ to }) => to)])).toEqual([
    ['recent', ['/products?q=quail+EGGS']],
    ['popular', ['/products?q=Incubator']],
  ])
  expect(optionGroups({ words: 'hen', recent: [], popular: ['Incubator'], found: null })).toEqual([])
})

test('categories, breeds, listings and articles lead to their pages, the articles last; groups without any are left out', () => {
  const groups = optionGroups({ words: 'x', recent: ['hen'], found })
  expect(groups.map(({ title }) => title)).toEqual(['Categories', 'Breeds', 'Listings', 'Help'])
  expect(groups.flatMap(({ options }) => options.map(({ to }) => to))).toEqual([
    '/category/live-birds',
    '/category/equipment/incubators',
    '/products?breed=orpington',
    '/products/p1',
    '/help/candling-eggs',
  ])
})

test('beside typed words only the recent searches that hold them are offered, and not the same again', () => {
  const [recent] = optionGroups({ words: 'Hen', recent: ['hen', 'hen house', 'duck'], found: null })
  expect(recent?.options.map(({ label }) => label)).toEqual(['hen house'])
})
