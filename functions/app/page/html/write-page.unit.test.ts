import { describe, expect, test } from 'vitest'
import { pageModel } from '../page-model.ts'
import type { Shell } from './shell.ts'
import { writePage } from './write-page.ts'

const shell: Shell = {
  build: 'one',
  beforeHead: '<!doctype html>\n<head>\n',
  beforeApp: '\n</head>\n<body>',
  afterApp: '\n</body>',
  scriptTags: '<script type="module" src="/assets/index.js"></script>',
  links: ['</early.js>; rel=preload; as=script', '</assets/index.css>; rel=preload; as=style; crossorigin'],
  scripts: {},
}
const origin = 'https://hatchyard.test'

test('what is no character is left out of the head', () => {
  const html = writePage(shell, {
    model: pageModel({ title: 'Results for “\u0000hens”', description: '', canonical: '/products' }),
    origin,
    drawing: null,
  })
  expect(html).toContain('<title>Results for “hens” · Hatchyard</title>')
  expect(html).not.toContain('\u0000')
})

test('what somebody wrote can end no tag of the head, and is no other letter there (V1.2.1)', () => {
  const model = pageModel({
    title: 'Hens "&amp;" </title><script>',
    description: '"><img src=x onerror=alert(1)>',
    canonical: '/products/1',
  })
  const html = writePage(shell, { model, origin, drawing: null })
  expect(html.slice(shell.beforeHead.length, html.indexOf('\n</head>')).split('\n')).toEqual([
    '<title>Hens &quot;&amp;amp;&quot; &lt;/title&gt;&lt;script&gt; · Hatchyard</title>',
    '<meta name="description" content="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">',
    '<link rel="canonical" href="https://hatchyard.test/products/1">',
    '<meta property="og:title" content="Hens &quot;&amp;amp;&quot; &lt;/title&gt;&lt;script&gt; · Hatchyard">',
    '<meta property="og:description" content="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">',
    '<meta property="og:url" content="https://hatchyard.test/products/1">',
  ])
})

test('without scripts a drawn page says what can be done all the same', () => {
  const model = pageModel({ title: 'Hens', description: '', canonical: '/products/1' })
  const drawn = { html: '<h1>Hens</h1>', name: 'product' }
  const drawing = { drawn, isPhone: false, pathname: '/products/1', at: new Date('2026-04-14T09:00:00Z') }
  expect(writePage(shell, { model, origin, drawing })).toContain(
    '<noscript><p>You can look around without JavaScript. To buy, sell or ask, please turn it on in your browser.</p></noscript>',
  )
})

describe('without scripts a page that is not drawn', () => {
  const insteadOf = (given: Parameters<typeof pageModel>[0]): string => {
    const html = writePage(shell, { model: pageModel(given), origin, drawing: null })
    return /<noscript>(.*)<\/noscript>/.exec(html)![1]!
  }

  test('says by its name that it needs them, and leads to those that do not', () => {
    const page = insteadOf({ title: 'Checkout <b>', description: '', canonical: '/checkout' })
    expect(page).toMatch(/<h1[^>]*>Checkout &lt;b&gt;<\/h1>/)
    expect(page).toContain('This page needs JavaScript, and so do buying, selling and your account.')
    expect([...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      ...['/', '/products', '/categories', '/services', '/help', '/contact'],
    ])
  })

  test('and is not there at all says that alone', () => {
    const page = insteadOf({ title: 'Gone', description: 'It has been moved.', canonical: '/nowhere', status: 404 })
    expect(page).toContain('It has been moved.')
    expect(page).not.toContain('needs JavaScript')
  })
})
