import { site } from '#contract/site.ts'
import type { PageModel } from '../page-model.ts'
import { escaped } from './html-text.ts'

/** What whoever has no scripts is told at the end of a page that was drawn. */
export const besideDrawn =
  '<noscript><p>You can look around without JavaScript. To buy, sell or ask, please turn it on in your browser.</p></noscript>'

/** Pages that are drawn, and so can be read without scripts. */
const places = [
  ['/products', 'All listings'],
  ['/categories', 'All categories'],
  ['/services', 'Services'],
  ['/help', 'Help centre'],
  ['/contact', 'Contact us'],
] as const

const header = `<header class="border-straw border-b bg-surface"><div class="page flex h-16 items-center"><a href="/" class="font-display text-2xl">${site.name}</a></div></header>`

const links = places
  .map(([href, label]) => `<li><a href="${href}" class="inline-block py-1.5">${label}</a></li>`)
  .join('')

const needed =
  'This page needs JavaScript, and so do buying, selling and your account. Please turn it on in your browser and reload the page.'

/** What stands in place of a page that the browser alone draws, or that is not there, for whoever has no scripts. */
export const insteadOf = ({ title, description, status }: PageModel): string => {
  const words = status === 200 ? needed : escaped(description)
  const main = `<h1 class="mb-5 text-3xl">${escaped(title)}</h1><p class="mb-5 max-w-prose">${words}</p><p>You can still look around:</p><ul>${links}</ul>`
  return `<noscript>${header}<main class="page py-8 md:py-12">${main}</main></noscript>`
}
