import { links, list, note, steps, text } from '#contract/blocks.ts'
import { incubationClimate } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { orderClocks, returnRules } from '#contract/trade/orders.constants.ts'
import { incubationFacts } from '../facts.ts'

const { underPercent, daysAfterHatch } = returnRules.hatchClaim
const chicken = incubationFacts('chicken')

export const whatPostedEggsHatch: WrittenArticle = {
  slug: 'what-posted-eggs-hatch',
  kind: 'article',
  topic: 'eggs-by-post',
  title: 'What to expect of posted hatching eggs',
  summary: 'How many eggs from the post hatch, why it is fewer than at home, how many to buy, and when you may claim.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'how-many',
      heading: 'How many posted eggs hatch?',
      blocks: [
        text(
          'Count on about half. That is a rule of thumb among people who post eggs, not a promise. Fresh eggs that never left the farm mostly do better. Keepers tell of boxes from which nothing hatched, and of boxes from which nearly all did, with the same care.',
        ),
        text(
          'So no honest seller can promise a hatch rate. What a seller can promise is fresh, clean eggs from birds that run with a male, packed well and sent fast.',
        ),
      ],
    },
    {
      anchor: 'why',
      heading: 'Why do posted eggs hatch less well?',
      blocks: [
        list(
          'Shaking can tear the air cell loose at the blunt end, or harm the yolk and the germ on it.',
          'Heat in a van wakes the germ too early, and cold can kill it.',
          'Each day in the post adds to the age of the egg, and old eggs hatch worse.',
          'Fine cracks let in germs and let out water.',
        ),
        text(
          'Some eggs were never fertile at all. A young or an old male, a cold spring or too many hens for one cockerel (rooster) all show. That has nothing to do with the post, and you see it at the first candling: those eggs stay clear.',
        ),
      ],
    },
    {
      anchor: 'fertility',
      heading: 'What does fertility on a listing mean?',
      blocks: [
        text(
          'Some listings of hatching eggs give a fertility figure. It is the share of eggs of this flock that grew when the seller last set and candled some at home. A figure of 90% means that nine of ten had begun to grow after a week. It says nothing about the post, or how many came out of the shell. If a listing has none, ask the seller when the flock was last tested, and how many hens run with the male.',
        ),
        links({ label: 'Questions for a seller', url: '/help/questions-for-a-seller' }),
      ],
    },
    {
      anchor: 'how-many-to-buy',
      heading: 'How many hatching eggs should I buy?',
      blocks: [
        text(
          'Work back from the hens that you want. About half of posted eggs hatch, and about half of the chicks are male. Twelve eggs give six chicks on average, and of these perhaps three are pullets. To end with three hens, buy twelve eggs, and be ready for two hens or for five.',
        ),
        text(
          'Think now about the cockerels. They crow, they fight, and few people want them. If you cannot keep or place them, buy pullets instead, or a breed whose chicks can be told apart when they hatch.',
        ),
        links(
          { label: 'Telling cockerels from pullets', url: '/help/telling-cockerels-from-pullets' },
          { label: 'Hatching eggs for sale', url: '/category/hatching-eggs' },
        ),
      ],
    },
    {
      anchor: 'better-chance',
      heading: 'How to get more chicks from posted eggs',
      blocks: [
        steps(
          'Buy from near by, so that the box is on the road for one night. Or collect the eggs, if the seller offers it.',
          'Be at home on the day. Start the incubator at least a day before, so that you know it holds its heat.',
          `Unpack at once and let the eggs rest for ${incubationClimate.restHours.join(' to ')} hours, pointed end down.`,
          'Look at the air cells with a light, and treat loose ones with extra care.',
          'Set all eggs at the same time, and keep a note of what you do.',
        ),
        links(
          { label: 'Unpacking and resting eggs', url: '/help/unpacking-and-resting-eggs' },
          { label: 'Setting eggs', url: '/help/setting-eggs' },
        ),
      ],
    },
    {
      anchor: 'poor-hatch',
      heading: 'What if hardly any eggs hatch?',
      blocks: [
        text(
          `If fewer than ${underPercent}% of the eggs hatch, you may get part of your money back. You can claim until ${daysAfterHatch} days after the hatch was due, counted from delivery. For hens that is ${chicken.days} days and ${daysAfterHatch} more. Write to us with your order number, photos, the day you set the eggs, how many you set, how many were fertile at candling and how many hatched.`,
        ),
        note(
          `Broken eggs are another matter: tell us of them within ${orderClocks.problemHours.eggs} hours of delivery, with photos.`,
        ),
        links(
          { label: 'Claims for a poor hatch', url: '/help/poor-hatch-claims' },
          { label: 'Returns: a poor hatch', url: '/returns#hatch' },
          { label: 'Contact us', url: '/contact' },
        ),
      ],
    },
  ],
  sources: [
    {
      label:
        'Shaken eggs hatch less well: Journal of Agricultural Engineering 2017, Mechanical vibrations in the transport of hatching eggs',
      url: 'https://agroengineering.org/jae/article/view/593?articlesBySimilarityPage=6',
    },
    {
      label: 'South African Journal of Animal Science 2019: Transport and storage of Japanese quail eggs',
      url: 'https://www.scielo.org.za/scielo.php?script=sci_arttext&pid=S0375-15892019000200006&lng=en&nrm=iso',
    },
    {
      label: 'British Hen Welfare Trust: Why you should think twice about hatching chicks',
      url: 'https://www.bhwt.org.uk/press-releases/charity-urges-people-to-think-twice-about-hatching-chicks-as-number-of-unwanted-cockerels-rises/',
    },
  ],
  related: ['unpacking-and-resting-eggs', 'poor-hatch-claims', 'why-eggs-do-not-hatch', 'questions-for-a-seller'],
}
