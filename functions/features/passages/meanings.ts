/** Words that mean the same on our pages. */
const alike = [
  ['delivery', 'deliver', 'delivered', 'shipping', 'ship', 'shipped', 'postage', 'post', 'posted', 'courier'],
  ['return', 'returns', 'returning', 'returned'],
  ['refund', 'refunds', 'refunded', 'money'],
  ['broken', 'damaged', 'damage', 'cracked', 'smashed'],
  ['package', 'packages', 'subscription', 'fee', 'fees'],
  ['abroad', 'international', 'overseas', 'europe', 'eu', 'usa', 'america', 'canada', 'australia', 'france', 'germany'],
  ['cancel', 'cancelling', 'cancelled', 'cancellation'],
  ['collect', 'collection', 'collected', 'pickup'],
  ['age', 'old', 'years', 'child', 'children'],
  ['privacy', 'gdpr', 'personal'],
] as const

type Weights = '' | ':A' | ':B'

/**
 * For a text search, a word of letters and digits or several that mean the same: `'postage' | 'delivery'`. With weights it
 * is looked for in a section's heading alone (A) or in the title of its page (B).
 */
export const meaningOf = (word: string, weights: Weights = ''): string => {
  const group = alike.find((words) => (words as readonly string[]).includes(word))
  return (group ?? [word]).map((term) => `'${term}'${weights}`).join(' | ')
}
