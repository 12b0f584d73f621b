import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from '#db/local/state.ts'
import { fixedScreens, recordScreens } from '../e2e/shot-screens.ts'
import type { Ask } from './asking.ts'

export type MeasuredPage = { name: string; path: string }

/** Those on which the limits stand. */
export const usualPages = 'home,category,product,seller,article'

/** Pages by other names than the pictures of the screens have. */
const screenNames: Record<string, string> = { seller: 'shop', article: 'help-article' }

const listed = z.object({ items: z.array(z.object({ id: z.string() })) })

/** Finds the addresses of pages by their names, or by their paths. Throws in words when a visitor has no page of a name. */
export const findPages = (names: string, ask: Ask): Promise<MeasuredPage[]> =>
  Promise.all(names.split(',').map(async (name) => ({ name, path: await pathOf(name, ask) })))

const fixed = fixedScreens.filter(({ as }) => as === 'visitor')
const records = recordScreens.filter(({ as }) => as === 'visitor')

const pathOf = async (name: string, ask: Ask): Promise<string> => {
  if (name.startsWith('/')) return name
  const isIt = (screen: { name: string }) => screen.name === (screenNames[name] ?? name)
  const known = fixed.find(isIt)
  if (known) return known.path
  const record = records.find(isIt)
  const first = record && listed.parse(JSON.parse(await ask(record.list))).items[0]
  if (!first) throw new Error(`There is no page ${name} for visitors. Name one of ${knownNames()}, or its path.`)
  return record.at(first.id)
}

const knownNames = (): string =>
  [...Object.keys(screenNames), ...[...fixed, ...records].map(({ name }) => name)].join(', ')

/** Asks once for each file of the build and for each page, so that no visit pays for what the first of all costs. */
export const warm = async (pages: MeasuredPage[], ask: Ask): Promise<void> => {
  const files = fs.readdirSync(path.join(root, 'web/dist/assets')).filter((file) => !file.endsWith('.html'))
  await Promise.all([...files.map((file) => `/assets/${file}`), ...pages.map((page) => page.path)].map(ask))
}
