import { justWroteToken } from '#app/edge/just-wrote.ts'
import type { TestApp } from './test-app.ts'

const tags = ['products', 'reference', 'feature-requests'] as const

/** The headers of somebody who has just written everything: what is put into the database beside the API is read past the cache. */
export const anew = ({ vars: { HASH_SECRET = '' } }: Pick<TestApp, 'vars'>): Record<string, string> => {
  const env = { HASH_SECRET }
  return {
    Cookie: `just_wrote=${justWroteToken({ env }, { tags: [...tags], until: new Date('2100-01-01'), session: '' })}`,
  }
}
