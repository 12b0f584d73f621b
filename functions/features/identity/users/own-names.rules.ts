import { invalid } from '#app/errors.ts'
import { site } from '#contract/site.ts'
import { leadsElsewhere } from '#contract/text-rules.ts'
import { allWordsSeen, onceEach, wordsSeen } from './look-alikes.words.ts'

const seen = (words: string): string[] => {
  const plain = words
    .trim()
    .split(/\s+/)
    .map((word) => wordsSeen(word).join(''))
  return [...new Set([...plain, ...plain.map(onceEach)])]
}

const ours = wordsSeen(site.name).join('')
// “Thatchyard” is a yard of thatch.
const holdsOurs = new RegExp(`(?<!t)${ours}`)

const slips = [...ours].slice(1).flatMap((_, index) => {
  const [before, letter, after] = [ours.slice(0, index + 1), ours.charAt(index + 1), ours.slice(index + 2)]
  const swapped = before + after.charAt(0) + letter + after.slice(1)
  return [before + after, `${before}[a-z]${after}`, `${before}[a-z]${letter}${after}`, swapped]
})
// One letter more, less, another or in its neighbour's place is read over, but for the first. Hatchard is a family name.
const nearOurs = new RegExp(`^(?!hatchards?$)(?:${slips.join('|')})$`)

/** Who says so of themselves anywhere speaks for the house. */
const officers = new Set(
  seen('admin admins administrator administrators moderator moderators sysadmin superadmin webmaster'),
)

/** Who is called by nothing but these, and one of them at least … */
const offices =
  seen(`support help helpline helper official officials staff staffer admin administration moderation system
  security billing payment payments refund refunds account accounts verification compliance noreply root
  customerservice customerservices customercare trustandsafety fraud founder founders verified office`)

/** … among these. */
const fillers = seen(`the our your team desk dept department officer manager agent bot uk gb online live chat site web
  website app mail email customer customers client user users buyer buyers seller sellers member members service services
  centre center group ltd limited hq line technical tech general real head of for and from at here new my
  marketplace market shop order orders delivery urgent inc plc`)

const either = (...words: string[][]): string => words.flat().join('|')
const nothingElse = new RegExp(`^(?:${either(fillers)})*(?:${either(offices)})(?:${either(fillers, offices)})*$`)

const one = (words: string): string => `(?:${either(seen(words))})`

const phrases = new RegExp(
  `\\b(?:${[
    `${one('support')} ${one('team desk agent department staff centre center')}`,
    `${one('customer')} ${one('support service services care')}`,
    `${one('help')} ?${one('desk')}`,
    `trust and ${one('safety')}`,
  ].join('|')})\\b`,
)

/** Whether these words stand for ours: in one of them, but for thatch, or in several that together are it. */
const nameUs = (words: string[]): boolean =>
  words.some((word, index) => {
    if (holdsOurs.test(word) || nearOurs.test(word)) return true
    let joined = ''
    return words.slice(index).some((next) => {
      joined += next
      return joined === ours
    })
  })

const speaks = (words: string[]): boolean =>
  nameUs(words) ||
  words.some((word) => officers.has(word)) ||
  nothingElse.test(words.join('')) ||
  phrases.test(words.join(' '))

/** Whether a name looks like ours, or like somebody's who speaks for us: also in other letters, with digits for letters. */
export const speaksAsUs = (name: string): boolean => allWordsSeen(name).some(speaks)

type Named = { name: string; path: string; present?: string | undefined }

/**
 * Throws `validation` on `path` for the name that somebody gives themselves or their shop, when it sounds like one of us or
 * is the address of a web site. The `present` one may stay, whatever it is.
 */
export const assertOwnName = ({ name, path, present }: Named): void => {
  if (name === present) return
  if (leadsElsewhere(name)) throw invalid(path, 'Please leave web addresses out of your name')
  if (speaksAsUs(name)) {
    throw invalid(path, `This sounds like one of us at ${site.name}. Please choose another name.`)
  }
}
