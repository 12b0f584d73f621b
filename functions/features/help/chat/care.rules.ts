import type { ChatReply } from '#contract/help/chat.answers.ts'
import { reportWords } from '#contract/help/help.constants.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { asksToTreat, isOfOneBird, namesBird, tellsOfIllness } from './care-signs.words.ts'

const birdFlu =
  /\b(bird|avian)\s*(flu|influenza)\b|\bflu\b|\bhpai\b|\bh5n\d\b|\bparamyxovirus\b|\bfowl plague\b|\bpmv\b/i
const newcastle = /\bnewcastle\b/i
const deaths = '(die|dies|died|dying|dead|deaths?|keeled|collapsed)'
const sudden = '(sudden(ly)?|overnight|dropped|since yesterday|in (24|a few) hours)'
const many =
  '(many|several|half|most|all|lots|dozens?|three|four|five|six|eight|ten|twenty|thirty|flock|birds|hens|ducks|turkeys|geese|swans|\\d{2,})'
const suddenDeaths = new RegExp(`\\b${sudden}\\b.*\\b${deaths}\\b|\\b${deaths}\\b.*\\b${sudden}\\b`, 'i')
const manyDeaths = new RegExp(`\\b${many}\\b.*\\b(died|dying|dead|keeled|keeling|collapsed)\\b`, 'i')
/** Deaths that are told in other words. */
const goneAtOnce =
  /\bdropping like flies\b|\b(half|most|all) (of )?(the|my) (flock|pen|birds|hens|ducks) (are |have |is )?gone\b|\blost (\w+ )?(layers|birds|hens|ducks|geese|turkeys|pullets)\b.*\bsince\b|\blost (\d+|several|half|most)\b.*\b(yesterday|overnight|today|week|hours)\b|\bevery (single )?\w*( \w+)? has gone\b/i

const aboutRules =
  /\b(rules?|laws?|legal|regulations?|housing orders?|zones?|restrictions?|licen[cs]es?|regist\w+|records?|indoors|biosecurity)\b|\b(may|can|could) i (still )?(post|send|sell|move|collect|buy|show|visit)\b/i
const sign =
  /\b(signs?|symptoms?|dead|died|dying|die|sick|ill|sneez\w+|swollen|suspect\w*|i think|could it be|is it|has it|have it|what has)\b/i

/** What one bird alone may show of a notifiable disease (Scottish Government and Defra: how to spot avian influenza). */
const plainSuspicion = [
  /\b(swollen|swelling|puff(ed|y)?( up)?|swelled)\b.{0,20}\b(head|face|sinus\w*|wattles?|comb)\b|\b(head|face|sinus\w*|wattles?|comb)\b.{0,20}\b(swollen|swelling|puff(ed|y)?|swelled|ballooned)\b/i,
  /\b(twist(ed|ing)|wry|crooked|bent)\b.{0,15}\bneck\b|\bneck\b.{0,20}\b(twist\w*|upside ?down|backwards?)\b|\bhead\b.{0,15}\b(upside ?down|twisted)\b|\bstargazing\b/i,
  /\b((blood|red|purple) (spots|patches|bruis\w+)|haemorrhag\w+)\b.{0,25}\b(legs?|shanks?|skin)\b/i,
]
/** The same, in a bird of which illness is told: combs and faces of some breeds are dark by birth. */
const darkHead =
  /\b(blue|purple|black|violet)( \w+)? (comb|wattles?|face|head)\b|\b(comb|wattles?)\b.{0,20}\b(blue|purple|violet)\b/i
/** What may do so together with another of these. */
const partOfSuspicion = [
  /\b(green|watery)\b.{0,20}\b(poo\w*|droppings?|diarrh\w+|runs|muck)\b|\b(poo\w*|droppings?|diarrh\w+)\b.{0,20}\b(green|watery)\b/i,
  /\b(stopped|not|no longer|gone off) lay\w*\b|\bno eggs\b|\b(drop|fall|fewer|fell|dropped)\b.{0,20}\beggs?\b|\beggs? (have |has )?(dropped|stopped)\b|\b(egg numbers|laying)\b.{0,20}\b(down|dropped|fell|fallen|stopped)\b/i,
  /\b(gasp\w*|(can'?t|cannot|struggling to|trouble|difficulty) breath\w*)\b/i,
  /\b(shak(es|ing|y)|trembl\w+|paraly\w+|in circles|spinning|loss of balance)\b/i,
  /\b(can'?t stand|not got up|won'?t get up|fall(s|ing) (over|sideways|about))\b/i,
  /\beyes?\b.{0,15}\b(cloudy|closed|watery)\b|\b(cloudy|closed|watery)\b.{0,15}\beyes?\b/i,
  /\b(died|dead|dying|dies)\b/i,
]
const leastParts = 2

/** Deaths of one bird without a cause that is told. */
const suddenDeath =
  /\b(dead|died|dropped|lost (a|one|my|another)( \w+)?( \w+)?)\b.{0,40}\b(fine|ok|well|healthy|normal)\b.{0,25}\b(yesterday|last night|before|an hour ago|this morning)\b|\b(fine|ok|well|healthy)\b.{0,30}\b(yesterday|last night|this morning)\b.{0,40}\b(dead|died|gone)\b|\b(dead|died)\b.{0,30}\b(no|without|not a) (obvious |visible )?(marks?|reason|cause|injur\w+|warning)\b|\bfound \w+ (\w+ )?dead\b.{0,40}\b(no marks?|not a mark)\b/i
const knownCause = /\b(fox|dog|cat|badger|rat|hawk|buzzard|mink|stoat|car|drown\w*|poison\w*|bait|pellets)\b/i

/** Whether one bird alone may have a disease that must be reported. */
const isSuspicious = (message: string): boolean => {
  if (knownCause.test(message)) return false
  if (suddenDeath.test(message)) return true
  const isIll = tellsOfIllness(message)
  if ((isIll || namesBird(message)) && plainSuspicion.some((sign) => sign.test(message))) return true
  if (!isIll) return false
  return darkHead.test(message) || partOfSuspicion.filter((sign) => sign.test(message)).length >= leastParts
}

const isEmergency = (message: string): boolean =>
  birdFlu.test(message) ||
  goneAtOnce.test(message) ||
  suddenDeaths.test(message) ||
  (manyDeaths.test(message) && tellsOfIllness(message)) ||
  (newcastle.test(message) && tellsOfIllness(message))

const vets = { title: 'Poultry vets', url: '/category/services/veterinary' }
const whenToCall = { title: 'When to call a vet', url: '/help/when-to-call-a-vet' }
const birdFluRules = { title: 'Bird flu rules', url: '/help/bird-flu-rules' }

/** Where a disease may have to be reported. */
const reportReply: ChatReply = {
  message: `Bird flu and Newcastle disease are notifiable: anybody who suspects one, even in one bird, must report it at once to the Animal and Plant Health Agency (APHA) or its equivalent where you are: ${reportWords}.\n\nCall your vet as well, and do not move birds, eggs or litter until you’re told you can. I only search this site and am not a vet, so I cannot say what your birds have.`,
  sources: [vets, birdFluRules],
}

/** Answers about one bird with signs that a notifiable disease may have, and so may others. */
const suspectReply: ChatReply = {
  message: `These can be signs of bird flu or Newcastle disease, even in one bird. Both are notifiable: if you suspect one, or your vet does, you must report it at once: ${reportWords}. It is right to call when you are not sure.\n\nPlease ask a vet today as well. Until then keep the bird apart, keep people away, wash your hands, and do not move birds, eggs or litter. I only search this site and am not a vet, so I cannot say what it has: other things look alike.`,
  sources: [vets, whenToCall, birdFluRules],
}

/** Answers about a bird that is ill, and about medicines. */
const vetReply: ChatReply = {
  message: `Please ask a vet, today if the bird is in distress, and keep it apart from the others until then. I only search this site and am not a vet, so I cannot say what it has or how to treat it. Only a vet can say which medicine to use, and how much.\n\nReport it at once if a bird dies suddenly or has a swollen head, a blue comb or a twisted neck, even in one bird, or if several fall ill together: ${reportWords}.\n\nIf you have only just bought the bird, tell us within ${orderClocks.problemHours.liveBirds} hours of collection: our returns policy says how.`,
  sources: [vets, whenToCall, { title: 'Returns and refunds policy: Live birds', url: '/returns#live-birds' }],
}

/**
 * What must be said before anything else when somebody writes of a bird that is ill or of medicines, or null. It never says
 * what the bird has or what to give it: it sends to a vet, and to APHA where a disease is suspected that must be reported.
 */
export const careReply = (message: string): ChatReply | null => {
  const treats = asksToTreat(message)
  if (aboutRules.test(message) && !sign.test(message) && !treats && !tellsOfIllness(message)) return null
  if (isEmergency(message)) return reportReply
  if (isSuspicious(message)) return suspectReply
  return treats || tellsOfIllness(message) ? vetReply : null
}

/** An answer about one bird of somebody's own, with the way to a vet at its end. */
export const withVet = (message: string, reply: ChatReply): ChatReply =>
  isOfOneBird(message)
    ? {
        message: `${reply.message} If the bird seems unwell, ask a vet.`,
        sources: [...(reply.sources ?? []), vets],
      }
    : reply
