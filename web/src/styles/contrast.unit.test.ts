/// <reference types="node" />
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const tokens = fs.readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Theme = Record<string, string>

const themes = { light: {} as Theme, dark: {} as Theme }
for (const [, name, light, dark] of tokens.matchAll(/--color-([a-z-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
  if (name && light && dark) {
    themes.light[name] = light
    themes.dark[name] = dark
  }
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (theme: Theme, [one, other]: [string, string]) => {
  const [a, b] = [theme[one], theme[other]]
  if (!a || !b) throw new Error(`No such colours: ${one}, ${other}`)
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['paper', 'surface', 'quiet']
const inks = ['ink', 'ink-soft', 'hedge', 'hedge-ink', 'yolk-ink', 'comb', 'comb-ink', 'duck-egg-ink']
const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface) => inks.map((ink): [string, string] => [ink, surface])),
  ['on-hedge', 'hedge'],
  ['on-hedge', 'hedge-hover'],
  ['hedge-ink', 'hedge-soft'],
  ['ink', 'hedge-soft'],
  ['ink-soft', 'hedge-soft'],
  ['on-yolk', 'yolk'],
  ['yolk-ink', 'yolk-soft'],
  ['on-comb', 'comb'],
  ['on-comb', 'comb-hover'],
  ['comb-ink', 'comb-soft'],
  ['duck-egg-ink', 'duck-egg'],
]

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  test.each(textPairs)('%s on %s can be read', (ink, surface) => {
    expect(contrast(theme, [ink, surface])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(surfaces)('the border of a field stands out from %s', (surface) => {
    expect(contrast(theme, ['field', surface])).toBeGreaterThanOrEqual(3)
  })
})

const families = ['paper', 'surface', 'quiet', 'ink', 'straw', 'field', 'hedge', 'yolk', 'comb', 'duck-egg', 'on']
const parts = ['bg', 'text', 'border', 'fill', 'stroke', 'divide', 'accent', 'outline']
const named = new RegExp(`\\b(?:${parts.join('|')})-((?:${families.join('|')})(?:-[a-z]+)*)`, 'g')

test('a class that names a colour of the house names one that there is: another draws nothing', () => {
  const web = path.resolve(import.meta.dirname, '..')
  const files = fs.globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => !file.includes('.test.'))
  const names = files.flatMap((file) => [...fs.readFileSync(path.join(web, file), 'utf8').matchAll(named)])
  const used = new Set(names.map(([, name = '']) => name))
  expect(used.size).toBeGreaterThan(15)
  expect([...used].filter((name) => !(name in themes.light))).toEqual([])
})
