/** Words that mean the same on our pages and to who keeps birds. */
const alike: readonly (readonly string[])[] = [
  ['delivery', 'deliver', 'delivered', 'shipping', 'ship', 'shipped', 'postage', 'post', 'posted', 'courier'],
  ['return', 'returns', 'returning', 'returned'],
  ['refund', 'refunds', 'refunded', 'money', 'compensation'],
  ['broken', 'damaged', 'damage', 'cracked', 'smashed'],
  ['package', 'packages', 'subscription'],
  ['cost', 'costs', 'price', 'prices', 'fee', 'fees', 'charge', 'charges'],
  ['abroad', 'international', 'overseas', 'europe', 'eu', 'usa', 'america', 'canada', 'australia', 'france', 'germany'],
  ['cancel', 'cancelling', 'cancelled', 'cancellation'],
  ['collect', 'collection', 'collected', 'pickup'],
  ['age', 'old', 'years', 'child', 'children'],
  ['privacy', 'gdpr', 'personal'],
  ['chicken', 'chickens', 'hen', 'hens'],
  ['cockerel', 'cockerels', 'rooster', 'roosters', 'cock'],
  ['peafowl', 'peacock', 'peacocks', 'peahen', 'peahens'],
  ['goose', 'geese'],
  ['quail', 'quails', 'coturnix'],
  ['vet', 'vets', 'veterinary', 'veterinarian'],
  ['licence', 'licences', 'license', 'licensed'],
  ['photo', 'photos', 'photograph', 'photographs', 'picture', 'pictures', 'image', 'images'],
  ['email', 'emails', 'mail', 'mails'],
  ['feed', 'food', 'eat', 'eats', 'feeding', 'diet'],
  ['warm', 'heat', 'hot', 'temperature', 'temperatures'],
  ['fox', 'foxes', 'predator', 'predators'],
  ['flu', 'influenza', 'hpai'],
  ['incubator', 'incubators'],
  ['start', 'starting', 'beginner', 'beginners', 'first', 'novice'],
  ['hutch', 'hutches', 'coop', 'coops', 'house', 'houses', 'housing', 'ark', 'arks'],
  ['noise', 'noisy', 'loud'],
  ['send', 'sent', 'sends', 'dispatch', 'dispatched', 'leave', 'leaves'],
  ['space', 'room', 'area'],
  ['unsubscribe', 'newsletter'],
  ['payment', 'payments', 'pay', 'paid', 'paying'],
]

type Weights = '' | ':A' | ':B'

/** The word with all that mean the same. */
export const wordsAlike = (word: string): readonly string[] => alike.find((words) => words.includes(word)) ?? [word]

/**
 * For a text search, a word of letters and digits or several that mean the same: `'postage' | 'delivery'`. With weights it
 * is looked for in a section's heading alone (A) or in the title of its page (B).
 */
export const meaningOf = (word: string, weights: Weights = ''): string =>
  wordsAlike(word)
    .map((term) => `'${term}'${weights}`)
    .join(' | ')
