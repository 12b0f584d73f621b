import type { ChatReply } from '#contract/help/chat.answers.ts'
import { reportWords } from '#contract/help/help.constants.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { asksToTreat, isOfOneBird, tellsOfIllness } from './care-signs.words.ts'

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
  message: `Bird flu and Newcastle disease are notifiable: whoever suspects one must report it at once, to the Animal and Plant Health Agency (APHA) or who does its work where you are: ${reportWords}.\n\nCall your vet as well, and do not move birds, eggs or litter until you are told that you may. I only search this site and am not a vet, so I cannot say what your birds have.`,
  sources: [vets, birdFluRules],
}

/** Of a bird that is ill, and of medicines. */
const vetReply: ChatReply = {
  message: `Please ask a vet, today if the bird is in distress, and keep it apart from the others until then. I only search this site and am not a vet, so I cannot say what it has or how to treat it. Which medicine, and how much of it, is a vet's to say.\n\nIf several birds fall ill or die at once, report it at once: ${reportWords}.\n\nIf you have only just bought the bird, tell us within ${orderClocks.problemHours.liveBirds} hours of collection: our returns policy says how.`,
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
