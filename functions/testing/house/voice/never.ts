/** What a row of the README’s word list never says, and where the same word means something else. */
export type Never = { never: RegExp; fine?: [where: RegExp, why: string][] }

const inArticles = /^db\/seed\/reference\/help\/(guides|keeping)\//

/** What people never read, by the words that we say instead, as the README has them: each as far as it gives itself away. */
export const neverSaid: Record<string, Never> = {
  'sign in, sign out': {
    never: /\blog(?:s|ged|ging)?[ -]?(?:in|out)\b/i,
    fine: [
      [/: (?:Log(?:in|out) failed|Login successful|Logged out|Return to Login)$/, 'the specification’s own'],
      [/: You have been successfully logged out\.$/, 'the specification’s own'],
    ],
  },
  'create an account': {
    never: /\bsign(?:s|ed|ing)?[ -]?up\b/i,
    fine: [[/newsletter/, 'the newsletter’s']],
  },
  'email, email address': {
    never: /\be-mails?\b|\bmails?\b|\bmailbox(?:es)?\b/i,
    fine: [
      [/Royal Mail/, 'a carrier’s name'],
      [/contract\/pages\/pages\.ts: Mailbox$/, 'the page that is there locally'],
    ],
  },
  message: { never: /\bchat(?:s|ted|ting)?\b/i, fine: [[/features\/help\/chat\//, 'the assistant’s']] },
  'listing, option': {
    never: /\badverts?\b|\bvariants?\b/i,
    fine: [
      [inArticles, 'what the law calls it, wherever it stands'],
      [/cookie/, 'what others show'],
      [/fake pet adverts$/, 'the title of a page of others'],
      [/writing-a-listing/, 'how people search for it'],
    ],
  },
  'in stock, sold out': { never: /\b(?:un)?available\b|\bout of stock\b/i },
  cart: {
    never: /\bbaskets?\b|\b(?:your|the|shopping) bag\b/i,
    fine: [
      [/the cart, or basket,/, 'how people search for it'],
      [/gives a mixed basket\.$/, 'of eggs'],
    ],
  },
  'save, saved; favourites': { never: /\bwish[ -]?lists?\b/i },
  order: { never: /\bpurchas(?:e|es|ed|ing|er)\b/i },
  'dispatch, dispatched': {
    never: /\bship(?:s|ped|ping|ments?)?\b|\bsen(?:d|ds|ding|t) out\b/i,
    fine: [
      [/: Shipping information$/, 'the specification’s own'],
      [/: Shipping: abroad$/, 'how people search for it'],
      [/their own shipping charge/, 'how people search for it'],
    ],
  },
  'by post, parcel': { never: /\b(?:by|in the) mail\b/i },
  package: {
    never: /\btiers?\b|\bsubscriptions?\b/i,
    fine: [
      [/newsletter/, 'the newsletter’s'],
      [/subscribe\.service\.ts/, 'the newsletter’s'],
      [/contract\/pages\/pages\.ts: Confirm your subscription$/, 'the newsletter’s'],
      [/packages-and-fees/, 'says what a package is'],
    ],
  },
  'collect, collection': {
    never: /\bpick(?:s|ed|ing)?[ -]?up\b/i,
    fine: [
      [inArticles, 'what birds and hands do'],
      [/picking up birds from several yards/, 'what who drives birds does'],
    ],
  },
  refund: { never: /\breimburs|\bpa(?:y|ys|id|ying) back\b/i },
  'seller, shop': {
    never: /\bvendors?\b|\bstorefronts?\b|\b(?:your|this|their|a|the) store\b/i,
    fine: [[inArticles, 'where eggs lie']],
  },
  keeper: { never: /\b(?:the|a|another|this) users?\b/i },
  photo: {
    never: /\b(?:pictures?|images?|photographs)\b|\b(?:a|the|your) photograph\b/i,
    fine: [[inArticles, 'how things look, and what a bird sees in the paint of a car']],
  },
  'help centre': { never: /\bhelp[ -]?center\b/i, fine: [[/: Help Center$/, 'the specification’s own']] },
  postcode: { never: /\boutcodes?\b|\bZIP\b/ },
}
