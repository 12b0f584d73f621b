import { links, list, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const questionsForASeller: WrittenArticle = {
  slug: 'questions-for-a-seller',
  kind: 'article',
  topic: 'buying',
  title: 'Questions to ask a seller before you buy',
  summary:
    'What to ask about hatching eggs, chicks, pullets at point of lay, cockerels and used kit, and how to ask it here.',
  updatedOn: '2026-11-20',
  advice: ['veterinary'],
  sections: [
    {
      anchor: 'how',
      heading: 'How to ask a seller',
      blocks: [
        text(
          'Open the listing and press “Ask the seller”. You need an account with a verified email address. You’ll get the answer under Messages, and by email if you haven’t read it after ten minutes. On a shop’s page you can write about anything that is not tied to one listing.',
        ),
        text('Ask two or three clear things at a time. You can show a written answer later if there’s a problem.'),
        links({ label: 'Your messages', url: '/messages' }),
      ],
    },
    {
      anchor: 'eggs',
      heading: 'What to ask about hatching eggs',
      blocks: [
        list(
          'How old will the eggs be on the day they leave?',
          'When did you last candle eggs of this pen, and how many were fertile?',
          'How many hens run with each cockerel (rooster)? Are other breeds near?',
          'How do you store the eggs, and are they unwashed?',
          'How do you pack them, and on which days do you post?',
          'Which colours and faults may turn up in the chicks?',
          'Do you add an egg or two in case one breaks?',
        ),
        text(
          'No honest seller promises a hatch rate for posted eggs. A good one tells you what buyers before you had.',
        ),
        links({ label: 'What posted eggs hatch', url: '/help/what-posted-eggs-hatch' }),
      ],
    },
    {
      anchor: 'hens',
      heading: 'What to ask about hens and pullets',
      blocks: [
        list(
          'How old are they, and do they lay yet? Point of lay (POL) is a guess, not a date.',
          'Are they a pure breed or a hybrid?',
          'What were they vaccinated against, and when?',
          'When were they last checked for mites and worms?',
          'What feed do they get now? Take some home, so that it does not change in one day.',
          'Are they used to grass, to other birds, to dogs and children?',
          'May I see the others they live with?',
        ),
        links({ label: 'Your first hens', url: '/help/your-first-hens' }),
      ],
    },
    {
      anchor: 'chicks',
      heading: 'What to ask about chicks, growers and cockerels',
      blocks: [
        list(
          'On what day did they hatch, and do they still need heat?',
          'Are they sexed, how, and how sure are you? Unsexed chicks are about half cockerels.',
          'What happens if a pullet turns out to be a cockerel? Do you take it back?',
          'Are they on medicated or plain crumb?',
          'For a breeding cockerel: how old is he, is he kind to hens and people, and is he related to my flock?',
          'For a pair or trio: are they related?',
        ),
        links(
          { label: 'Telling cockerels from pullets', url: '/help/telling-cockerels-from-pullets' },
          { label: 'Brooding chicks', url: '/help/brooding-chicks' },
        ),
      ],
    },
    {
      anchor: 'health',
      heading: 'What to ask about health',
      blocks: [
        list(
          'Has anything in the flock been ill or died this year? Of what?',
          'Are the birds registered, and are there rules on bird flu in force where you are?',
          'Who is your vet?',
          'Have new birds come into the flock in the last few weeks?',
        ),
        text(
          'When you collect, look for bright eyes, clean nostrils, a clean vent, smooth legs and an alert bird. Do not buy a bird out of pity: it can bring illness to your own. The article on collecting says what to look at.',
        ),
        links({ label: 'Collecting birds', url: '/help/collecting-birds-and-goods' }),
      ],
    },
    {
      anchor: 'kit',
      heading: 'What to ask about used incubators and housing',
      blocks: [
        list(
          'How old is it, and when did it last hatch a clutch?',
          'Does it hold its heat? Can you still get a manual and spare parts?',
          'How was it cleaned, and with what? Has sick stock been in it?',
          'For a coop: how large is it in fact, is the wood sound, and has it had red mite?',
          'Does it come whole or in parts, and can two people lift it?',
        ),
        text('Ask for a photo of the rating plate and of any damage.'),
        links({ label: 'Choosing an incubator', url: '/help/choosing-an-incubator' }),
      ],
    },
  ],
  sources: [
    {
      label: 'The Country Smallholder: buying chickens',
      url: 'https://thecountrysmallholder.com/news/buying-chickens-can-be-a-daunting-process/',
    },
    { label: 'Victoria Roberts, vet: buying poultry, signs of health', url: 'https://vicvet.com/beginners-buying.php' },
  ],
  related: ['buying-safely', 'collecting-birds-and-goods', 'choosing-a-breed', 'what-posted-eggs-hatch'],
}
