import type { Order } from '#contract/trade/orders.answers.ts'

/** What was bought in a few words: the first line, and how many more there are. */
export const goodsTitle = ({ lines }: Order): string => {
  const [first, ...more] = lines
  if (!first) return 'Order'
  return more.length > 0 ? `${first.name} and ${more.length} more` : first.name
}
