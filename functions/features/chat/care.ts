import type { ChatReply } from '../../contract/chat.ts'

/** The lines on which whoever keeps birds reports a disease that must be reported. */
const reportLines =
  'the Animal and Plant Health Agency (APHA): in England 03000 200 301, in Wales 0300 303 8268, in Scotland the local APHA field office'

const notifiable = /\b(bird|avian)\s*(flu|influenza)\b|\bflu\b|\bhpai\b|\bh5n\d\b|\bparamyxovirus\b/i
const newcastle = /\bnewcastle\b/i
const suddenDeaths =
  /\bsudden(ly)?\b.*\b(die|dies|died|dying|dead|deaths?)\b|\b(die|dies|died|dying|dead|deaths?)\b.*\bsudden(ly)?\b/i
const ill =
  /\b(ill|sick|sickness|illness|unwell|poorly|disease[sd]?|symptoms?|diagnos\w+|infect\w+|virus|letharg\w+|limp(s|ing)?|lame|sneez\w+|cough\w*|wheez\w+|gasping|diarrh\w+|bleed\w*|injur\w+|wound\w*|swollen|prolapse\w*|bumblefoot|dying|died|dead|(not|stopped) eating|egg[- ]?bound|(sour|impacted) crop|antibiotics?)\b/i

const vets = { title: 'Poultry vets', url: '/category/services/veterinary' }

/**
 * What must be said before anything else when somebody writes of a bird that is ill, or null. It never says what the bird
 * has: it sends to a vet, and to APHA where a disease is suspected that must be reported.
 */
export const careReply = (message: string): ChatReply | null => {
  const isIll = ill.test(message)
  if (notifiable.test(message) || suddenDeaths.test(message) || (isIll && newcastle.test(message))) {
    return {
      message: `Bird flu and Newcastle disease are notifiable: whoever suspects one must report it at once. Call ${reportLines}.\n\nCall your vet as well, and do not move birds, eggs or litter until you are told that you may. I only search this site and am not a vet, so I cannot say what your birds have.`,
      sources: [vets],
    }
  }
  if (!isIll) return null
  return {
    message: `Please ask a vet, today if the bird is in distress, and keep it apart from the others until then. I only search this site and am not a vet, so I cannot say what it has or how to treat it.\n\nIf several birds fall ill or die at once, report it to ${reportLines}.\n\nIf you have only just bought the bird, our returns policy says how soon to tell us.`,
    sources: [vets, { title: 'Returns and refunds policy: Live birds', url: '/returns#live-birds' }],
  }
}
