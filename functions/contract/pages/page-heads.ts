import type { Category } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import type { SellerPage } from '#contract/catalogue/sellers.answers.ts'
import type { Article } from '#contract/help/help.answers.ts'
import { shortened } from '../cut-text.ts'
import { pounds } from '../money.ts'
import { site } from '../site.ts'
import { tiers } from '../tiers.ts'

/** What a page is called, the same from the edge and after a navigation in the browser. */
export type PageHead = { title: string; description: string }

const sentence = (text: string, longest = 160): string => shortened(text.replace(/\s+/g, ' ').trim(), longest)

/** The home page alone carries no site name behind its title. */
export const fullTitle = (title: string, path: string): string => (path === '/' ? title : `${title} · ${site.name}`)

export const homeHead: PageHead = { title: `${site.name}: ${site.tagline}`, description: site.description }

export const categoriesHead: PageHead = {
  title: 'All categories',
  description: 'Hatching eggs, live birds, equipment, supplies, services and gifts from UK poultry keepers.',
}

export const servicesHead: PageHead = {
  title: 'Services',
  description: 'Poultry vets, pest control, egg packing and bird transport that come to you. Ask for a quote.',
}

export const sellHead: PageHead = {
  title: 'Sell with us',
  description: `Sell hatching eggs, birds, equipment and services on ${site.name}, from ${pounds(tiers.basic.pricePence)} a month.`,
}

export const featureRequestsHead: PageHead = {
  title: 'Feature requests',
  description: `What keepers would like ${site.name} to do, how many want it and what we did about it.`,
}

export const contactHead: PageHead = {
  title: 'Contact us',
  description: `Write to ${site.name}, or find our address, phone numbers and hours.`,
}

export const helpHead = (words: string): PageHead => ({
  title: words ? `Help with “${sentence(words, 60)}”` : 'Help centre',
  description: `How ${site.name} works, how eggs are posted, set and hatched, and how each kind of poultry is kept.`,
})

export const articleHead = ({ title, summary }: Pick<Article, 'title' | 'summary'>): PageHead => ({
  title,
  description: summary,
})

export const calculatorHead: PageHead = {
  title: 'Incubation calculator',
  description: 'When to candle, stop turning and expect the hatch, for chicken, duck, quail, goose and other eggs.',
}

export const productsHead = (words: string): PageHead => ({
  title: words ? `Results for “${sentence(words, 60)}”` : 'All listings',
  description: 'Search hatching eggs, live birds, equipment and services from UK sellers.',
})

export const categoryHead = (category: Pick<Category, 'name' | 'description'>): PageHead => ({
  title: category.name,
  description: category.description,
})

export const subcategoryHead = (category: Pick<Category, 'name'>, name: string): PageHead => ({
  title: `${name}: ${category.name.toLowerCase()}`,
  description: `${name} in ${category.name.toLowerCase()}, from UK sellers.`,
})

export const productHead = (product: Pick<Product, 'name' | 'pricePence' | 'fromPrice' | 'description'>): PageHead => ({
  title: product.name,
  description: sentence(`${product.fromPrice ? 'From ' : ''}${pounds(product.pricePence)}. ${product.description}`),
})

export const sellerHead = (shop: Pick<SellerPage, 'shopName' | 'about' | 'place'>): PageHead => ({
  title: shop.shopName,
  description: sentence(
    `${shop.shopName}${shop.place ? `, ${shop.place}` : ''} on ${site.name}. ${shop.about || 'What it sells and how it delivers.'}`,
  ),
})
