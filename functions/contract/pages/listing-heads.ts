import type { Category } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import type { SellerPage } from '#contract/catalogue/sellers.answers.ts'
import { pounds } from '../money.ts'
import { site } from '../site.ts'
import { type PageHead, sentence } from './page-heads.ts'

export const categoriesHead: PageHead = {
  title: 'All categories',
  description: 'Hatching eggs, live birds, equipment, supplies, services and gifts from UK poultry keepers.',
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
