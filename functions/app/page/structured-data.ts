import type { Product } from '#contract/catalogue/product.answers.ts'
import type { SellerPage } from '#contract/catalogue/sellers.answers.ts'
import type { Article } from '#contract/help/help.answers.ts'
import { decimalPounds } from '#contract/money.ts'
import { site } from '#contract/site.ts'

const schema = 'https://schema.org'

export type Crumb = { name: string; path: string }

/** Where a page stands, from the home page on. */
export const breadcrumbList = (crumbs: Crumb[]) => ({
  '@context': schema,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
})

const offerOf = (product: Product) => {
  const prices = product.options.map(({ pricePence }) => pricePence)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: product.currency,
    lowPrice: product.price,
    highPrice: decimalPounds(Math.max(product.pricePence, ...prices)),
    offerCount: product.options.length,
    availability: `${schema}/${product.status === 'active' && !product.awayUntil ? 'InStock' : 'OutOfStock'}`,
    url: `/products/${product.id}`,
    seller: { '@type': 'Organization', name: product.seller.shopName },
  }
}

/** A listing as a product with its offers. */
export const productData = (product: Product) => ({
  '@context': schema,
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: product.options[0]?.sku ?? product.id,
  category: product.categoryName,
  image: product.images.map(({ url }) => url),
  offers: offerOf(product),
  ...(product.rating !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount },
  }),
})

/** A shop as a store. */
export const shopData = (shop: SellerPage) => ({
  '@context': schema,
  '@type': 'Store',
  name: shop.shopName,
  description: shop.about,
  url: `/sellers/${shop.username}`,
  ...(shop.bannerUrl && { image: shop.bannerUrl }),
  ...(shop.place && { address: { '@type': 'PostalAddress', addressLocality: shop.place, addressCountry: 'GB' } }),
  ...(shop.rating !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: shop.rating, reviewCount: shop.reviewCount },
  }),
})

/** An article of the help centre. */
export const articleData = ({ slug, title, summary, updatedOn }: Article) => ({
  '@context': schema,
  '@type': 'Article',
  headline: title,
  description: summary,
  dateModified: updatedOn,
  url: `/help/${slug}`,
  author: { '@type': 'Organization', name: site.name, url: '/' },
})
