import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { reportTable } from '../facts.ts'

export const whenToCallAVet: WrittenArticle = {
  slug: 'when-to-call-a-vet',
  kind: 'article',
  topic: 'keeping',
  title: 'When to call a vet',
  summary:
    'Signs that a bird needs a vet today, what to do until then, whom to call when disease must be reported, and eggs after medicine.',
  updatedOn: '2026-11-22',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'today',
      heading: 'My bird is ill: when must I see a vet today?',
      blocks: [
        text(
          'Birds hide illness until they cannot, so a hen that looks ill is often very ill. We are not vets, and nobody can tell you from words on a screen what a bird has. Call a vet the same day for any of these:',
        ),
        list(
          'It struggles for breath, gasps or rattles.',
          'It cannot stand, is limp, shakes or twists its neck.',
          'It has not eaten or drunk for a day.',
          'It bleeds, has a deep wound, or was in the mouth of a dog, cat or fox.',
          'It strains and cannot pass an egg, or something hangs from the vent.',
          'Its crop is hard or swollen in the morning.',
          'Blood in the droppings.',
          'Two or more birds are ill, or one has died without a cause that you know.',
        ),
        links({ label: 'Poultry vets', url: '/category/services/veterinary' }),
      ],
    },
    {
      anchor: 'notifiable',
      heading: 'What if I suspect bird flu or Newcastle disease?',
      blocks: [
        note(
          'Both are notifiable: you must report a suspicion at once, by law, even if the signs are mild. Call first; do not wait for a test.',
        ),
        text(
          'Think of them when a bird dies suddenly and you do not know why, or when you see, even in one bird, swollen heads, blue combs, twisted necks, loss of balance, breathing trouble, green or watery droppings, or a sudden drop in eggs or in feed and water. Ducks and geese may carry bird flu and look well.',
        ),
        reportTable,
        text('Then call your vet. Do not move birds, eggs, litter or equipment until you are told you can.'),
        links({ label: 'Bird flu rules', url: '/help/bird-flu-rules' }),
      ],
    },
    {
      anchor: 'early-signs',
      heading: 'What are the first signs of illness in chickens?',
      blocks: [
        text('Watch the flock for five minutes at feeding time, from a distance, and handle each bird once a week.'),
        list(
          'She stands apart, hunched, with her tail down and feathers fluffed.',
          'She stays on the perch or in the nest when the others come out.',
          'She is slow to come to food, or pecks at it and does not swallow.',
          'Her comb is pale, blue or floppy when it was red and firm.',
          'Her keel bone is sharp: she has lost weight.',
          'Her vent feathers are soiled, or the droppings have changed for more than a day.',
          'No eggs, or soft or odd shells, out of the moult season.',
        ),
        text('One sign for a day may be nothing. Two signs, or two days, are a reason to ask a vet.'),
      ],
    },
    {
      anchor: 'until-then',
      heading: 'What can I do until the vet sees the bird?',
      blocks: [
        steps(
          'Move it to a quiet, warm, dry box or crate, away from the flock. It stops bullying and may stop spread.',
          'Offer water, and the feed that it knows. Do not pour water or food into its beak.',
          'Write down what you saw, since when, its age, what it eats, its droppings and its last egg.',
          'Look at the rest of the flock, and at the feed, the water and the house.',
          'Wash your hands and change boots between the sick bird and the others.',
        ),
        note(
          'Don’t give medicine that was left over or meant for another animal. It can harm the bird and the people who eat its eggs.',
        ),
      ],
    },
    {
      anchor: 'finding-a-vet',
      heading: 'How do I find a vet who treats chickens?',
      blocks: [
        text(
          'Do it before you need one. Ask the nearest practice whether it sees poultry and who covers nights and weekends. Many do, and those that do not will name one. Vets are on the register of the Royal College of Veterinary Surgeons (RCVS), which has a search on its website.',
        ),
        text(
          'Only a vet may say what a bird has and prescribe for it. Be wary of anybody else who offers to, on this site too, and tell us. Ask what the visit will cost: you may choose to have a bird put to sleep, and a vet does that kindly.',
        ),
        links(
          { label: 'Poultry vets on this site', url: '/category/services/veterinary' },
          { label: 'Hiring a service', url: '/help/hiring-a-service' },
        ),
      ],
    },
    {
      anchor: 'medicine-and-eggs',
      heading: 'Can I eat the eggs after a hen has had medicine?',
      blocks: [
        text(
          'Not until the withdrawal period is over. In law a hen is a food animal, even a pet, and each medicine has a time in which her eggs and meat may not be eaten, sold or given away. Ask the vet for it and write it down. It may be days, or it may be for good.',
        ),
        text('Keepers of food animals must keep a record of medicines for at least five years.'),
        links({ label: 'Keeping records', url: '/help/keeping-records' }),
      ],
    },
    {
      anchor: 'just-bought',
      heading: 'The bird that I have just bought is ill',
      blocks: [
        text(
          'See a vet first and keep the bird away from your own flock. Then write to us and to the seller, with the order number, photos and what the vet said. The returns policy says how many hours you have after you collected it.',
        ),
        links({ label: 'Returns: live birds', url: '/returns#live-birds' }, { label: 'Contact us', url: '/contact' }),
      ],
    },
  ],
  sources: [
    {
      label: 'GOV.UK: avian influenza (bird flu), how to spot and report it',
      url: 'https://www.gov.uk/guidance/avian-influenza-bird-flu',
    },
    { label: 'nidirect: birds (DAERA)', url: 'https://www.nidirect.gov.uk/articles/birds' },
    {
      label: 'Chicken Clinic: signs of illness',
      url: 'https://chickenclinic.co.uk/short-reads-2-1/signs-of-illness-383xx',
    },
    {
      label: 'Chicken Vet: what to do when you have a sick chicken',
      url: 'https://www.chickenvet.co.uk/news/post/what-to-do-when-you-have-a-sick-chicken',
    },
    {
      label: 'GOV.UK: record keeping requirements for veterinary medicines',
      url: 'https://www.gov.uk/guidance/record-keeping-requirements-for-veterinary-medicines',
    },
  ],
  related: ['bird-flu-rules', 'mites-rats-and-foxes', 'keeping-records', 'problems-and-refunds'],
}
