import { type IncubationSlug, incubations } from '#contract/catalogue/species.ts'
import type { ChatReply } from '#contract/help/chat.answers.ts'
import { site } from '#contract/site.ts'

/** A note at the end of what a search found. */
export const searchNote = `I found this by searching ${site.name}. I am not a vet.`

/** What is said to a greeting, or to a question without words. */
export const greeting: ChatReply = {
  message: `Hello. I search what is for sale on ${site.name} and the help centre, and answer from what I find. I am not a vet.\n\nAsk me for something to buy, such as “blue eggs” or “an incubator”, or how something works, such as “How much is delivery?” or “When do I candle duck eggs?”`,
  sources: [
    { title: 'All listings', url: '/products' },
    { title: 'Help centre', url: '/help' },
    { title: 'Incubation calculator', url: '/help/incubation-calculator' },
  ],
}

/** The days of one kind of egg, as the calculator counts them. */
export const daysReply = (slug: IncubationSlug): ChatReply => {
  const { name, days, candleDays, lockdownDay, note: aside, guide } = incubations.find((kind) => kind.slug === slug)!
  const facts = `${name} eggs take about ${days} days to hatch. Candle them around days ${candleDays.join(' and ')}, looking for veins at first and for an egg that has gone dark later, and stop turning them on day ${lockdownDay}.`
  return {
    message: `${[facts, aside].filter(Boolean).join(' ')}\n\n${searchNote}`,
    sources: [
      { title: 'Incubation calculator', url: `/help/incubation-calculator?species=${slug}` },
      { title: `${name}: care guide`, url: `/help/${guide}` },
    ],
  }
}
