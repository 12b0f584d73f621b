import { CircleAlert, Heart, House, Search, UserRound } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import iconFrom from './icon.ts'

type IconData = Parameters<typeof iconFrom>[0]
const drawings = import.meta.glob<IconData>('/node_modules/lucide-react/dist/esm/icons/*.mjs', { import: '__iconData' })

const sorted = (markup: string): string =>
  markup.replace(/<(\w+)((?: [\w-]+="[^"]*")*)/g, (_all, tag: string, attributes: string) =>
    [`<${tag}`, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort()].join(' '),
  )

const said = [
  {},
  { size: 40, strokeWidth: 1.5, className: 'text-comb' },
  { 'aria-hidden': true, fill: 'currentColor' },
  { 'aria-label': 'Home', role: 'img' },
] as const

test.each([
  ['house', House],
  ['circle-exclamation-point', CircleAlert],
  ['heart', Heart],
  ['search', Search],
  ['user-round', UserRound],
])('%s is drawn as the library draws it', async (name, Library) => {
  const data = await drawings[`/node_modules/lucide-react/dist/esm/icons/${name}.mjs`]?.()
  if (!data) throw new Error(`The library has no ${name}`)
  const Ours = iconFrom(data)
  for (const props of said) {
    const drawn = renderToStaticMarkup(createElement(Library, props))
    expect(drawn).toMatch(/<svg .*<(path|circle)/)
    expect(sorted(renderToStaticMarkup(createElement(Ours, props)))).toBe(sorted(drawn))
  }
})
