import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { isProduct, sourceFiles } from './source-files.ts'
import { withoutComments } from './table-writes.ts'
import { upwardImports, upwardReads } from './upward.ts'

/** Each domain rests only on those before it. */
const domains = ['identity', 'money', 'catalogue', 'selling', 'trade', 'talk', 'help', 'operations']

/**
 * The layers of the two halves, each resting only on those before it in its half. The contract stands below both and the
 * web sees of the edge nothing more than the types of routes.
 */
const edge = [
  'functions/contract/',
  'db/',
  'functions/integrations/',
  'functions/app/',
  'functions/features/',
  'wiring',
]
const web = [
  'functions/contract/',
  'web/src/lib/',
  'web/src/components/ui/',
  'web/src/features/',
  'web/src/components/layout/',
  'web/src/pages/',
  'web/src/app/',
]

const standsAbove = /^functions\/(_middleware\.ts$|app\/(wiring|page)\/|jobs\/)/

/** Pages are drawn from the components of the app: the one function that Pages runs hands the drawing down. */
const drawsTheWeb = 'functions/_middleware.ts → web/src/app/draw.tsx'

const layerOf = (file: string): { half: string[]; place: number } | null => {
  if (standsAbove.test(file)) return { half: edge, place: edge.indexOf('wiring') }
  for (const half of file.startsWith('web/') ? [web] : [edge]) {
    const place = half.findIndex((layer) => file.startsWith(layer))
    if (place >= 0) return { half, place }
  }
  return null
}

const domainOf = (file: string): { layer: string; place: number } | null => {
  const match = /^(functions\/contract|functions\/features|web\/src\/features|db\/schema)\/([\w-]+)\//.exec(file)
  if (!match) return null
  const [, layer = '', name = ''] = match
  // What the addresses of pages are made from speaks of every domain.
  return { layer, place: layer === 'functions/contract' && name === 'pages' ? domains.length : domains.indexOf(name) }
}

const product = sourceFiles.filter(isProduct)
const edges = product.flatMap(({ path: from, imports }) => imports.map((to) => ({ from, to })))
const shown = ({ from, to }: { from: string; to: string }): string => `${from} → ${to}`

/** Reference rows are loaded with every migration. */
const partOfMigrations = 'db/migrate.ts → db/seed/reference/load.ts'

test('every room stands in one of the domains', () => {
  const lost = product.filter(({ path }) => domainOf(path)?.place === -1).map(({ path }) => path)
  expect(lost).toEqual([])
})

test('a domain rests only on those before it, from one layer to another too, but where it is written down why', () => {
  const up = edges.filter(({ from, to }) => {
    const [a, b] = [domainOf(from), domainOf(to)]
    if (b && from.startsWith('functions/contract/') && !a) return to.startsWith('functions/contract/')
    if (!a || !b || (b.place === domains.length && a.layer !== b.layer)) return false
    return b.place > a.place
  })
  const known = Object.entries(upwardImports).flatMap(([from, { to }]) => to.map((one) => ({ from, to: one })))
  expect(up.map(shown)).toEqual(known.map(shown))
})

const tables = new Map(
  sourceFiles.flatMap(({ path, text }) => {
    const [, domain] = /^db\/schema\/([\w-]+)\//.exec(path) ?? []
    return domain ? [...text.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, domain] as const) : []
  }),
)

const reading = /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(?:"?public"?\.)?"?(\w+)"?/g

test('SQL of a room reads tables of its own domain and of those before it, but where it is written down why', () => {
  const up = product.flatMap(({ path, text }) => {
    const [, domain = '', room = ''] = /^functions\/features\/([\w-]+)\/([\w-]+)\//.exec(path) ?? []
    if (!domain) return []
    return [...withoutComments(text).matchAll(reading)].flatMap(([, table = '']) => {
      const owner = tables.get(table)
      return owner && domains.indexOf(owner) > domains.indexOf(domain) ? [`${domain}/${room} ${table}`] : []
    })
  })
  const known = Object.entries(upwardReads).flatMap(([room, { tables }]) => tables.map((table) => `${room} ${table}`))
  expect([...new Set(up)].toSorted()).toEqual(known.toSorted())
})

test('a layer rests only on those below it', () => {
  const up = edges.filter(({ from, to }) => {
    const [a, b] = [layerOf(from), layerOf(to)]
    if (!a || !b) return false
    if (a.half !== b.half) return a.half === web ? !/\.routes\.ts$|^functions\/contract\//.test(to) : true
    return b.place > a.place
  })
  expect(up.map(shown)).toEqual([drawsTheWeb])
})

test('the web takes of routes their types alone', () => {
  const taking = product.filter(
    ({ path, text }) => path.startsWith('web/') && /^import \{[^}]*\} from '#features/m.test(text),
  )
  expect(taking.map(({ path }) => path)).toEqual([])
})

test('a page imports no other page', () => {
  const across = edges.filter(({ from, to }) => {
    const [a, b] = [from, to].map((file) => /^web\/src\/pages\/([\w-]+)\//.exec(file)?.[1])
    return a && b && a !== b
  })
  expect(across.map(shown)).toEqual([])
})

test('no file imports itself by way of others', () => {
  expect(circlesOf(edges)).toEqual([])
})

test('no feature rests on itself by way of others', () => {
  const featureOf = (file: string) => /^(?:functions|web\/src)\/features\/[\w-]+\/[\w-]+/.exec(file)?.[0]
  const between = edges.flatMap(({ from, to }) => {
    const [a, b] = [featureOf(from), featureOf(to)]
    return a && b && a !== b && a.split('/')[0] === b.split('/')[0] ? [{ from: a, to: b }] : []
  })
  expect(circlesOf(between)).toEqual([])
})

test('imports name what they mean: none climbs three folders', () => {
  const climbing = sourceFiles.filter(({ text }) => /from '\.\.\/\.\.\/\.\.\//.test(text)).map(({ path }) => path)
  expect(climbing).toEqual([])
})

test('the product needs nothing of its tests, its seed, its benchmark or what runs it locally', () => {
  const kept = new Set(product.map(({ path }) => path))
  const known = new Set(sourceFiles.map(({ path }) => path))
  const out = edges.filter(({ to }) => known.has(to) && !kept.has(to))

  expect(out.map(shown)).toEqual([partOfMigrations])
})

/** Where something starts it: Pages, the job Worker, the browser, a command of package.json. */
const begins =
  /^functions\/(_middleware|jobs\/worker|.*\/write-previews\.service)\.ts$|^web\/(src\/main\.tsx|vite\.config\.ts|fonts\/)|^db\/([\w-]+-main|drizzle\.config)\.ts$/

/** Named by a plugin of the build, and by what reference data is loaded with every migration. */
const usedOtherwise = ['db/schema/help/help.ts', 'web/src/components/ui/icon.ts']

test('what only tests use stands with them', () => {
  const used = new Set(edges.map(({ to }) => to))
  const idle = product.map(({ path }) => path).filter((path) => !used.has(path) && !begins.test(path))
  expect(idle).toEqual(usedOtherwise)
})
