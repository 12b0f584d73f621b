import { CircleAlert, Heart, House, Search, UserRound } from 'lucide-react'
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point'
import { __iconData as heart } from 'lucide-react/icons/heart'
import { __iconData as house } from 'lucide-react/icons/house'
import { __iconData as search } from 'lucide-react/icons/search'
import { __iconData as userRound } from 'lucide-react/icons/user-round'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import iconFrom from './icon.ts'

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
  { Library: House, data: house },
  { Library: CircleAlert, data: circleAlert },
  { Library: Heart, data: heart },
  { Library: Search, data: search },
  { Library: UserRound, data: userRound },
])('$data.name is drawn as the library draws it', ({ Library, data }) => {
  const Ours = iconFrom(data)
  for (const props of said) {
    const drawn = renderToStaticMarkup(createElement(Library, props))
    expect(drawn).toMatch(/<svg .*<(path|circle)/)
    expect(sorted(renderToStaticMarkup(createElement(Ours, props)))).toBe(sorted(drawn))
  }
})
