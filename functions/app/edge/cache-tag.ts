/** What an answer is made from: a write to it drops the answers of this tag. */
export type CacheTag = 'products' | 'reference' | 'feature-requests' | 'sitemap'
