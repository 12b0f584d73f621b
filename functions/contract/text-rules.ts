const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/u

/** What nobody sees, and what turns the letters after it round so that they read as something else. */
const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

const hiddenWords = 'Something in here cannot be seen. Please type it again instead of pasting it.'

/** What is wrong with a text of one line, in words; null when nothing is. `what` is called so in them. */
export const lineProblem = (text: string, what = 'this'): string | null => {
  if (lineBreak.test(text)) return `Please keep ${what} on one line`
  return hidden.test(text) ? hiddenWords : null
}

/** What is wrong with a text of many lines, in words; null when nothing is. */
export const linesProblem = (text: string): string | null =>
  hidden.test(text.replaceAll(/[\n\t]/g, '')) ? hiddenWords : null

/** A text whose lines all end in one way, whatever wrote them. */
export const evenLines = (text: string): string => text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')

// Ends of web addresses that people know, but those that are small words: “Come in.To”. The short ones want two letters
// before the dot, since “J.Co” is a name.
const longEnds = 'com|net|org|info|biz|uk|io|eu|shop|store|online|website|xyz|app|dev|link|club|scot|wales|cymru|london'
const shortEnds = 'co|me|ly|gg|tv|cc|us|ca|au|nz|ru|cn|de|fr|nl|ie|top|live|site|farm'
const titles = 'mr|mrs|ms|mx|miss|dr|st|rev|prof|sir'
const label = (least: number) => `(?<![\\p{L}\\d.-])(?!(?:${titles})\\.)(?:[\\p{L}\\d-]+\\.)*[\\p{L}\\d-]{${least},}`

const bare = `(?:${label(1)}\\.(?:${longEnds})|${label(2)}\\.(?:${shortEnds}))(?![\\p{L}\\d])`
const dot = String.raw`\s{0,3}[([]?\s?\bdot\b\s?[)\]]?\s{0,3}`
const spelt = String.raw`(?<![\p{L}\d-])[\p{L}\d-]+${dot}(?:com|net|org|co${dot}uk)\b`
// All that follows without a space, but the stop or comma of the sentence.
const follows = String.raw`\S*(?<![.,;:!?)\]])`
const rest = String.raw`(?::\d+)?(?:[/?#]${follows})?`
const address = new RegExp(
  String.raw`(?<![a-z\d+])[a-z][a-z\d+]*:\/\/${follows}|(?<![\p{L}\d])www\.${follows}|(?:[\w.+-]{1,64}@)?${bare}${rest}|${spelt}`,
  'giu',
)

const asRead = (text: string): string => text.normalize('NFKC').replaceAll('。', '.')

/** Whether a text holds the address of a web site, also one that is spelt out. */
export const holdsWebAddress = (text: string): boolean => asRead(text).search(address) >= 0

/** A text with each address of a web site in it as these words. */
export const withoutWebAddresses = (text: string, words: string): string =>
  holdsWebAddress(text) ? asRead(text).replaceAll(address, words) : text
