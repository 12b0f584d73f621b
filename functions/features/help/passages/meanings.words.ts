/** Words that mean the same on our pages and to who keeps birds. */
const alike: readonly (readonly string[])[] = [
  ['delivery', 'deliver', 'delivered', 'shipping', 'ship', 'shipped', 'postage', 'post', 'posted', 'courier'],
  ['return', 'returns', 'returning', 'returned'],
  ['refund', 'refunds', 'refunded', 'compensation'],
  ['broken', 'damaged', 'damage', 'cracked', 'smashed'],
  ['package', 'packages', 'plan', 'plans', 'tier', 'subscription'],
  ['listing', 'listings', 'advert', 'adverts', 'ad', 'ads'],
  ['cost', 'costs', 'price', 'prices', 'fee', 'fees', 'charge', 'charges'],
  ['abroad', 'international', 'overseas', 'europe', 'eu', 'usa', 'america', 'canada', 'australia', 'france', 'germany'],
  ['cancel', 'cancelling', 'cancelled', 'cancellation'],
  ['collect', 'collection', 'collected', 'collecting', 'pickup'],
  ['age', 'old', 'child', 'children', 'kid', 'kids', 'daughter', 'son', 'teenager'],
  ['privacy', 'gdpr', 'personal'],
  ['chicken', 'chickens', 'hen', 'hens'],
  ['cockerel', 'cockerels', 'rooster', 'roosters', 'cock', 'boy', 'boys', 'male', 'males'],
  ['pullet', 'pullets', 'girl', 'girls', 'female', 'females'],
  ['peafowl', 'peacock', 'peacocks', 'peahen', 'peahens'],
  ['goose', 'geese'],
  ['quail', 'quails', 'coturnix'],
  ['vet', 'vets', 'veterinary', 'veterinarian'],
  ['licence', 'licences', 'license', 'licensed'],
  ['photo', 'photos', 'photograph', 'photographs', 'picture', 'pictures', 'image', 'images'],
  ['email', 'emails', 'mail', 'mails'],
  ['feed', 'food', 'eat', 'eats', 'feeding', 'diet', 'pellet', 'pellets'],
  ['keep', 'keeps', 'kept', 'store', 'stored', 'storing', 'storage'],
  ['set', 'setting', 'put', 'putting'],
  ['buy', 'buys', 'buyer', 'buyers', 'buying', 'bought', 'purchase'],
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
  ['cart', 'basket', 'trolley'],
  ['commission', 'percentage'],
  ['currency', 'currencies', 'euro', 'euros', 'dollar', 'dollars'],
  ['register', 'registered', 'registering', 'registration', 'join', 'joining'],
  ['view', 'views', 'viewed', 'looked'],
  ['wash', 'washed', 'washing', 'dirty'],
  ['cold', 'huddle', 'huddled', 'huddling', 'shiver', 'shivering'],
  ['tame', 'docile', 'calm', 'gentle', 'friendly'],
  ['phone', 'mobile'],
  ['defra', 'apha'],
  ['payment', 'payments', 'pay', 'pays', 'paid', 'paying', 'money'],
]

type Weights = '' | ':A' | ':B'

/** The word with all that mean the same. */
export const wordsAlike = (word: string): readonly string[] => alike.find((words) => words.includes(word)) ?? [word]

/**
 * Part of a text search: a word of letters and digits, or several that mean the same: `'postage' | 'delivery'`. With
 * weights it is looked for in a section's heading alone (A) or in the title of its page (B).
 */
export const meaningOf = (word: string, weights: Weights = ''): string =>
  wordsAlike(word)
    .map((term) => `'${term}'${weights}`)
    .join(' | ')

/** What people say in several words for what our pages say in one. */
const phrases: [RegExp, string][] = [
  [/\bmoney back\b/g, 'refund'],
  [/\be-mail(s?)\b/g, 'email$1'],
  [/\bsign(ing|ed)? up\b/g, 'register account'],
  [/\blog(ged|ging)? ?in\b/g, 'signed in'],
  [/\blog(ged|ging)? ?out\b/g, 'sign out sessions'],
  [/\bpick(ing|ed)? (it |them |her |him )?up\b/g, 'collect'],
  [/\b(take|takes|taking) a (cut|share)\b/g, 'commission'],
  [/\byrs?\b/g, 'years'],
  [/\blive (chickens?|hens?|ducks?|geese|turkeys?|quails?|poultry)\b/g, 'live birds'],
  [/\bunited states\b/g, 'usa'],
  [/\bhow old (do|must|should) i\b/g, 'how old age account'],
  [/\bshin(e|ing) a (torch|light)( through)?\b/g, 'candle'],
  [/\bchanged my mind\b|\bno longer (want|need)\b|\bgo back\b/g, 'send something back'],
  [/\bturned up\b/g, 'arrived'],
  [/\bways to pay\b/g, 'how pay cards'],
  [/\b(point of lay|pol)\b/g, 'start laying'],
  [/\b(\d+)(km|cm|mm|kg|m|g|c)\b/g, '$1 $2'],
]

/** What somebody typed, in small letters and in the words of our pages where they used several for one of them. */
export const inOurWords = (typed: string): string =>
  phrases.reduce((plain, [said, meant]) => plain.replace(said, meant), typed.toLowerCase().replace(/['’]/g, ''))
