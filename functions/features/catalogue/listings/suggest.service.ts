import type { Deps } from '#app/deps.ts'
import type { ProductCard, Suggestions } from '#contract/catalogue/catalogue.answers.ts'
import { batch } from '#db/batch.ts'
import { cardOf } from './card.dto.ts'
import { prefixIn, prefixQuery, wordsOf } from './search-words.rules.ts'
import {
  suggestedArticles,
  suggestedBreeds,
  suggestedCategories,
  suggestedProducts,
  tolerateTypos,
} from './suggest.queries.ts'

const short = ({ id, name, pricePence, fromPrice, imageUrl, category }: ProductCard) => {
  return { id, name, pricePence, fromPrice, imageUrl, category }
}

/** What the search box offers while somebody types. One round trip, none where there is nothing to search for. */
export const suggest = async ({ db, now }: Deps, typed: string): Promise<Suggestions> => {
  const words = wordsOf(typed).join(' ')
  if (words === '') return { categories: [], breeds: [], products: [], articles: [] }
  const asked = { words, prefix: prefixQuery(typed), named: prefixIn('AB', typed), titled: prefixIn('B', typed) }
  const { categories, breeds, products, articles } = await batch(db, {
    tolerant: tolerateTypos(db),
    categories: suggestedCategories(db, asked),
    breeds: suggestedBreeds(db, asked),
    products: suggestedProducts(db, asked),
    articles: suggestedArticles(db, asked),
  })
  return {
    categories: categories.rows,
    breeds: breeds.rows,
    products: products.rows.map((row) => short(cardOf(row, now))),
    articles: articles.rows,
  }
}
