import { site } from '#contract/site.ts'
import { reportPhones, rules } from './model-rules.words.ts'

/** Why a text of the model is not shown. */
export type Wrong = 'medical' | 'contact' | 'rules'

const medicines =
  /\b(antibiotics? (such as|like|called)|tylan|tylosin|baytril|enrofloxacin|amoxi\w*|penicillin|ampicillin|doxycyclin\w*|(oxy|chlor)?tetracyclin\w*|terramycin|aureomycin|metronidazole|ronidazole|flagyl|amprolium|corid|coxoid|toltrazuril|baycox|ivermectin|moxidectin|fenbendazole|flubendazole|flubenvet|panacur|levamisole|piperazine|fipronil|frontline|fluralaner|exzolt|meloxicam|metacam|ibuprofen|aspirin|paracetamol|tiamulin|denagard|lincomycin|lincospectin|sul(f|ph)a\w{4,}|trimethoprim|gentamicin|nystatin|itraconazole|colloidal silver|epsom salts?|hydrogen peroxide|copper sul(f|ph)ate|steroids?|dexamethasone)\b/i

const counted = String.raw`(?:\d+(?:[.,/]\d+)?|half|one|two|three|four|five|ten)[ -]?(?:\d\/\d )?`
const amount = `(?:${counted}|a )`
const perBird = String.raw`(?:per|\/|for (?:each|every)|to (?:each|every|a|one)|in (?:each|every|a|one)|a|each|every)`

/** Milligrams are of medicines alone; drops and spoons of what is given; a millilitre or a gram only beside what it goes into. */
const doses = [
  new RegExp(String.raw`\b${amount}(?:mg|mcg|µg|milligrams?|micrograms?|iu|i\.u\.|cc)\b`, 'i'),
  new RegExp(
    String.raw`\b(?:${counted}|half a )(?:drops|tablets?|capsules?|pills?|teaspoons?|tsp|tablespoons?|tbsp|syringes?)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b${amount}(?:ml|millilit(?:re|er)s?|g|grams?)\b(?! of (?:water|feed|food|pellets|crumbs?|corn|grit|grain|mash))(?: of [\w-]+(?: [\w-]+){0,2})? ?${perBird} ?(?:kg|kilo\w*|(?:one |\d+ ?)?(?:lit(?:re|er)s?|gallon)|l\b)`,
    'i',
  ),
  /\b(?:dose|dosage|dosing|medicat\w+|inject\w*|administer\w*|treat(?:ment|ed|ing|s)? with|wormer)\b[^.]{0,80}\b\d+(?:[.,]\d+)? ?(?:%|ml|g\b|grams?|days?)/i,
  /\b(give|dose|inject|administer)\b[^.]{0,40}\b\d+(?:[.,]\d+)? ?(ml|millilit(re|er)s?)\b(?! of water)/i,
]

const illness = String.raw`(?:coccidiosis|marek\S*|mycoplasma\w*|infectious bronchitis|newcastle disease|(?:bird|avian) (?:flu|influenza)|hpai|h5n\d|(?:sour|impacted|pendulous) crop|crop (?:impaction|infection)|bumblefoot|egg[- ]?(?:bound|binding)|peritonitis|scaly ?leg|gapeworms?|gapes|blackhead|histomoni\w+|fowl ?pox|fowl cholera|pasteurell\w+|salmonell\w+|e\. ?coli|aspergillosis|canker|vent gleet|botulism|rickets|wry ?neck|ascites|gout|a?n? ?(?:\w+ )?(?:infection|virus|parasites?)|worms|worm burden|respiratory (?:disease|infection)|lice|mites|prolapse)`
const bird = `(?:your|this|that|the|these|those|it|she|he|they|her|his|their|poor)`
const claims = String.raw`(?:(?:probably |likely |clearly |certainly |almost certainly |definitely )?(?:has|have|got|is|are|had)(?: probably| likely| clearly| certainly| caught| got| suffering from| showing signs of| a case of| down with)*|(?:may|might|could|must|will|would)(?: well)?(?: be| have)(?: a case of| caught| suffering from)?|(?:sounds?|looks?|seems?|appears?)(?: \w+)?(?: like| to be| to have)|suffers? from|suggests?|indicates?|points? to|diagnosis is|is caused by|is a sign of)`
const diagnosis = new RegExp(String.raw`\b${bird}\b[^.?!\n]{0,40}?\b${claims} (?:a |an |the |some )?${illness}\b`, 'gi')
/** What reports a suspicion or a condition is no diagnosis: "if you think that your birds have bird flu". */
const onlyIf = /\b(if|whether|when|suspects?|unless|cannot (say|tell)|can't (say|tell))\b(?! you ask| i )[^.?!\n]*$/i

const diagnoses = (text: string): boolean =>
  [...text.matchAll(diagnosis)].some((match) => {
    const upTo = text.slice(0, match.index + match[0].length)
    return !onlyIf.test(upTo)
  })

const email =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:(?:\.|\s?\(dot\)\s?|\s?\[dot\]\s?)[\p{L}\p{N}-]{1,63})+/giu
const spelledEmail = /[\p{L}\p{N}._-]{1,64} at [\p{L}\p{N}-]{1,63}(?: dot [\p{L}\p{N}-]{1,63})+/giu
const phone = /(?:\+|00)?\(?\d[\d\s()./-]{7,20}\d/g
const webAddress =
  /\b(?:https?:\/\/|www\.)[^\s)]+|\b(?:[a-z\d-]{1,63}\.){1,4}(?:com|net|org|info|shop|store|online|site|xyz|io|uk|eu|example)\b/gi

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^(00)?44/, '0')

const ourEmails = new Set<string>(Object.values(site.supportEmails))
const ourPhones = new Set([site.phone, site.emergencyLine, ...reportPhones].map(digitsOf))
const ourHosts = [new URL(site.url).host, 'gov.uk']

const isOurs = (address: string): boolean => {
  const host =
    address
      .replace(/^https?:\/\//i, '')
      .split(/[/?#:]/)[0]
      ?.toLowerCase() ?? ''
  return ourHosts.some((ours) => host === ours || host.endsWith(`.${ours}`))
}

/** A number that a telephone could have: a price, a date or a range of days has fewer digits, or no zero before it. */
const isForeignPhone = (text: string): boolean => {
  const digits = digitsOf(text)
  return digits.length >= 10 && digits.length <= 13 && digits.startsWith('0') && !ourPhones.has(digits)
}

const contactsIn = (text: string): string[] => [
  ...[...text.matchAll(email)].map(([found]) => found.toLowerCase()).filter((found) => !ourEmails.has(found)),
  ...[...text.matchAll(spelledEmail)].map(([found]) => found),
  ...[...text.matchAll(phone)].filter(([found]) => isForeignPhone(found)).map(([found]) => digitsOf(found)),
  ...[...text.matchAll(webAddress)].map(([found]) => found.replace(/[.,;]+$/, '')).filter((found) => !isOurs(found)),
]

/** Contacts that stand on a page of ours may be repeated; those in a listing are a stranger's. */
const foreignContact = (text: string, pages: readonly string[]): boolean => {
  const found = contactsIn(text)
  if (found.length === 0) return false
  const known = new Set(pages.flatMap((page) => contactsIn(normal(page))))
  return found.some((contact) => !known.has(contact))
}

const run = 9
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const runsOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.slice(0, Math.max(0, words.length - run + 1)).map((_, at) => words.slice(at, at + run).join(' '))
}

let ruleRuns: Set<string> | undefined

/** Nine words in a row that stand in the rules: nobody hits on them by chance. */
const tellsRules = (text: string): boolean => {
  ruleRuns ??= new Set(runsOf(normal(rules)))
  return runsOf(text).some((words) => ruleRuns?.has(words))
}

/** Without the markup and the look-alikes by which a word could slip through. */
const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[*_~|]/g, '')
    .replace(/[ \t]+/g, ' ')

/**
 * Whether a text of the model, as far as it is written, must not be shown, and why; null when it may. It knows English words
 * only: the rules are the first guard, this is the second. `pages`: texts of our own pages that the model has read.
 */
export const wrongIn = (text: string, pages: readonly string[] = []): Wrong | null => {
  const plain = normal(text)
  if (medicines.test(plain) || doses.some((pattern) => pattern.test(plain)) || diagnoses(plain)) return 'medical'
  if (foreignContact(plain, pages)) return 'contact'
  return tellsRules(plain) ? 'rules' : null
}
