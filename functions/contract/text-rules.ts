const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/u

// What nobody sees, what turns the letters after it round so that they read as something else, what stands for nothing, and
// a sign of style without anything before it.
const hidden =
  /[[\p{Cc}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]--\p{Variation_Selector}]|(?:^|\s)\p{Variation_Selector}/v

// Emoji and the words of some languages are put together by signs that nobody sees: flags, families, क्‍ष.
const emoji = /\p{RGI_Emoji}/gv
const joiners =
  /(?<=[[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]]\p{Variation_Selector}?)[\u200C\u200D]/gv

const seenIn = (text: string): string => text.replaceAll(emoji, '*').replaceAll(joiners, '')

const piled = /\p{Mn}{6}/u

/** What is said of a text in which stands what nobody sees. */
export const hiddenWords = 'There’s something invisible in here. Please type it instead of pasting it.'
const piledWords = 'There are too many marks on one letter. Please take some out.'

const signProblem = (text: string): string | null => {
  if (hidden.test(seenIn(text))) return hiddenWords
  return piled.test(text) ? piledWords : null
}

/** What is wrong with a text of one line, in words; null when nothing is. `what` is called so in them. */
export const lineProblem = (text: string, what = 'this'): string | null =>
  lineBreak.test(text) ? `Please keep ${what} on one line` : signProblem(text)

/** What is wrong with a text of many lines, in words; null when nothing is. */
export const linesProblem = (text: string): string | null => signProblem(text.replaceAll(/[\n\t]/g, ' '))

/** A text without what copying from elsewhere brings along and means nothing: places to break a word, marks of direction. */
export const withoutStrays = (text: string): string =>
  text.replaceAll(/[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]/g, '')

/** A text with a space for each tab. */
export const tabsAsSpaces = (text: string): string => text.replaceAll('\t', ' ')

/** A text whose lines all end in one way, whatever wrote them. */
export const evenLines = (text: string): string => text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')

// Ends of web addresses that people know, but those that are small words: “Come in.To”. The short ones want two letters
// before the dot, since “J.Co” is a name.
const longEnds =
  'com|net|org|info|biz|uk|io|eu|shop|store|online|website|xyz|app|dev|link|club|scot|wales|cymru|london|рф|xn--[a-z\\d-]+'
const shortEnds = 'co|me|ly|gg|tv|cc|us|ca|au|nz|ru|cn|de|fr|nl|ie|top|live|site|farm'
const titles = 'mr|mrs|ms|mx|miss|dr|st|rev|prof|sir'
const label = (least: number) => `(?<![\\p{L}\\d.-])(?!(?:${titles})\\.)(?:[\\p{L}\\d-]+\\.)*[\\p{L}\\d-]{${least},}`

const bare = `(?:${label(1)}\\.(?:${longEnds})|${label(2)}\\.(?:${shortEnds}))(?![\\p{L}\\d])`
const dot = String.raw`\s{0,3}[([]?\s?\bdot\b\s?[)\]]?\s{0,3}`
const spelt = String.raw`(?<![\p{L}\d-])[\p{L}\d-]+${dot}(?:com|net|org|co${dot}uk)\b`
const apart = String.raw`(?<![\p{L}\d-])[\p{L}\d-]{2,}(?:\s?[([]\s?\.\s?[)\]]\s?|\s\.\s?|,)(?:com|net|org|co\.uk)(?![\p{L}\d])`
const numbers = String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])`
// Whatever its end: what has a path is an address.
const withPath = String.raw`(?<![\p{L}\d.-])(?:[\p{L}\d-]+\.)+\p{L}[\p{L}\d-]+\/(?=\S)`
// All that follows without a space, but the stop or comma of the sentence.
const follows = String.raw`\S*(?<![.,;:!?)\]])`
const rest = String.raw`(?::\d+)?(?:[/?#]${follows})?`
const address = new RegExp(
  [
    String.raw`(?<![a-z\d+])[a-z][a-z\d+]*:\/\/${follows}`,
    String.raw`(?<![\p{L}\d])www(?:\.|\s+(?=[\p{L}\d]))${follows}`,
    `${withPath}${follows}`,
    `${numbers}${rest}`,
    String.raw`(?:[\w.+-]{1,64}@)?${bare}${rest}`,
    spelt,
    apart,
  ].join('|'),
  'giu',
)

// With an end that nobody listed it may be one; in a sentence it is a space that was forgotten.
const likeAddress = /(?<![\p{L}\d.-])[\p{L}\d-]{2,}\.\p{Ll}{2,}/u
const abbreviated = new RegExp(String.raw`(?<!\p{L})(?:${titles}|mt|nr)\.`, 'giu')
const handle = /(?<![\p{L}\d])@[\p{L}\d_.]{2,}/u
const openDot = /(?<=[\p{L}\d])\.(?=\p{L})/gu

const asRead = (text: string): string => text.normalize('NFKC').replaceAll(/(?<=\S)[。·•](?=\S)/gu, '.')

/** Whether a text holds the address of a web site, also one that is spelt out. */
const holdsWebAddress = (text: string): boolean => asRead(text).search(address) >= 0

/** Whether a name leads elsewhere: by the address of a web site, by what may be one, or by a name on another site. */
export const leadsElsewhere = (name: string): boolean => {
  const read = asRead(name)
  return holdsWebAddress(name) || likeAddress.test(read.replaceAll(abbreviated, ' ')) || handle.test(read)
}

/**
 * A text for a mail, whose reader's program would make links of it: each address of a web site gives way to these words, and
 * what may be one is broken up by a joiner that nobody sees.
 */
export const withoutWebAddresses = (text: string, words: string): string =>
  (holdsWebAddress(text) ? asRead(text).replaceAll(address, words) : text).replaceAll(openDot, '.\u2060')
