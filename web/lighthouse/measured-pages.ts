import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from '#db/local/state.ts'
import { prepareBuying } from '../e2e/shot-buying.ts'
import { fixedScreens, recordScreens } from '../e2e/shot-screens.ts'
import type { Ask } from './asking.ts'
import { type Cookies, signIn } from './signed-in.ts'

export type MeasuredPage = {
  name: string
  path: string
  /** What the browser of whoever is signed in keeps; absent for visitors. */
  cookies?: Cookies
}

/** Those on which the limits stand. */
export const usualPages = 'home,category,product,seller,article'

/** Pages by other names than the pictures of the screens have. */
const screenNames: Record<string, string> = { seller: 'shop', article: 'help-article' }

const listed = z.object({ items: z.array(z.object({ id: z.string() })) })

/**
 * Finds the addresses of pages by their names, or by their paths; for those between a cart and its payment a buyer is signed
 * in, who has filled one. Throws in words when there is no page of a name.
 */
export const findPages = async (
  names: string,
  { ask, origin }: { ask: Ask; origin: string },
): Promise<MeasuredPage[]> => {
  const asked = names.split(',')
  const buying = asked.some((name) => paidPages.includes(name)) ? await pagesOfBuying(origin) : []
  return Promise.all(
    asked.map(async (name) => buying.find((page) => page.name === name) ?? { name, path: await pathOf(name, ask) }),
  )
}

/** The screens of `prepareBuying`. */
export const paidPages = ['cart', 'checkout', 'checkout-buy-now', 'pay']

const pagesOfBuying = async (origin: string): Promise<MeasuredPage[]> => {
  const api = await signIn(origin, 'demo_buyer')
  const { screens } = await prepareBuying(api, origin)
  const { cookies } = await api.storageState()
  await api.dispose()
  return screens.map(({ name, path }) => ({ name, path, cookies }))
}

const fixed = fixedScreens.filter(({ as }) => as === 'visitor')
const records = recordScreens.filter(({ as }) => as === 'visitor')

const pathOf = async (name: string, ask: Ask): Promise<string> => {
  if (name.startsWith('/')) return name
  const isIt = (screen: { name: string }) => screen.name === (screenNames[name] ?? name)
  const known = fixed.find(isIt)
  if (known) return known.path
  const record = records.find(isIt)
  const first = record && listed.parse(JSON.parse(await ask(record.list))).items[0]
  if (!first) throw new Error(`There is no page ${name} to look at. Name one of ${knownNames()}, or its path.`)
  return record.at(first.id)
}

const knownNames = (): string =>
  [...Object.keys(screenNames), ...paidPages, ...[...fixed, ...records].map(({ name }) => name)].join(', ')

/** Asks once for each file of the build and for each page of visitors, so that no visit pays for what the first of all costs. */
export const warm = async (pages: MeasuredPage[], ask: Ask): Promise<void> => {
  const paths = pages.filter(({ cookies }) => !cookies).map((page) => page.path)
  const files = fs.readdirSync(path.join(root, 'web/dist/assets')).filter((file) => !file.endsWith('.html'))
  await Promise.all([...files.map((file) => `/assets/${file}`), ...paths].map(ask))
}
