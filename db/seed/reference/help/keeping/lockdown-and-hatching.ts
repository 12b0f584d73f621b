import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { incubationClimate, incubations } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { incubationFacts } from '../facts.ts'

const { humidity } = incubationClimate
const chicken = incubationFacts('chicken')

export const lockdownAndHatching: WrittenArticle = {
  slug: 'lockdown-and-hatching',
  kind: 'article',
  topic: 'hatching',
  title: 'Lockdown and hatching',
  summary:
    'What to change three days before the hatch, how long pipping and hatching take, when to help and when to wait.',
  updatedOn: '2026-11-20',
  advice: ['veterinary'],
  sections: [
    {
      anchor: 'when',
      heading: 'When is lockdown?',
      blocks: [
        text(
          `Lockdown is the time from the last turn to the hatch, about three days. Hens’ eggs go into lockdown on day ${chicken.lockdownDay}; bantams may need it a day sooner. The chick now takes up its place, with its head by the air cell.`,
        ),
        table({
          caption: 'Lockdown and hatch by kind of egg',
          columns: ['Eggs', 'Lockdown', 'Hatch'],
          rows: incubations.map(({ name, lockdownDay, days }) => [name, `day ${lockdownDay}`, `day ${days}`]),
        }),
        links({ label: 'Work out your dates', url: '/help/incubation-calculator?species=chicken' }),
      ],
    },
    {
      anchor: 'what-to-do',
      heading: 'What to do at lockdown',
      blocks: [
        steps(
          'Candle for the last time, and take out what has surely died.',
          'Switch off the turner. Take out the cradle and dividers.',
          'Lay a mat on the floor that little feet can grip: rubber mesh, or kitchen paper with a rough surface.',
          'Lay the eggs on their sides with room between them. Put the higher side of the air cell uppermost.',
          `Raise humidity to ${humidity.atHatch.join(' to ')}%, for ducks and geese ${humidity.waterfowlAtHatch.join(' to ')}%. Cover open water, so that no chick can drown.`,
          'Leave the heat as it was and open the vents: hatching chicks need more air.',
          'Shut the lid, and keep it shut.',
        ),
      ],
    },
    {
      anchor: 'how-long',
      heading: 'How long does hatching take?',
      blocks: [
        text(
          'First the chick breaks into the air cell and breathes (the internal pip). You may hear it peep and see the egg rock. Some hours to a day later it makes a first hole in the shell, the pip. Then it rests, often for 12 to 24 hours, while it takes in the last of the yolk. At last it turns and cuts round the shell, the zip, which takes an hour or so.',
        ),
        text(
          'From the first pip to a free chick, 24 hours is normal for hens, and up to 36 is seen. Ducks and geese often take two days. A whole hatch may be spread over two days. If nothing has happened on the day, wait: a cool incubator hatches a day or two late.',
        ),
      ],
    },
    {
      anchor: 'open-the-lid',
      heading: 'Can I open the incubator while they hatch?',
      blocks: [
        text(
          'It’s best not to. When you lift the lid, damp air rushes out, and the skin inside a pipped egg can dry and hold the chick fast. It is then called shrink-wrapped. If you must, be quick, and lay a warm damp cloth inside before you shut it. Chicks that have hatched do no harm to the others, even when they roll the eggs about.',
        ),
      ],
    },
    {
      anchor: 'brooder',
      heading: 'When do chicks go into the brooder?',
      blocks: [
        text(
          'When they are dry, fluffy and on their feet. They can stay in the incubator for 24 hours without harm, and they live on their yolk for two days or more. Take out the dry ones in one go, once or twice a day. Have the brooder warm before that, with water that is not deep and chick crumb.',
        ),
        links(
          { label: 'Brooding chicks', url: '/help/brooding-chicks' },
          { label: 'Brooders for sale', url: '/category/equipment/brooders' },
        ),
      ],
    },
    {
      anchor: 'help-a-chick',
      heading: 'Should I help a chick out of the egg?',
      blocks: [
        text(
          'As a rule, no. The chick rests so long because blood still runs in the skin of the egg and the yolk is not yet inside. If you peel it too soon, it can bleed to death. Slow but strong, with peeps and a soft white skin that is damp, means wait.',
        ),
        list(
          'Think of help only when 24 hours have gone by since the pip with nothing new, or when a chick has zipped half way and stuck for hours.',
          'Damp the dry skin with a little warm water on a cotton bud, and chip away shell round the pip only.',
          'Stop at the first drop of blood. Put the egg back and wait some hours.',
          'Let the chick push itself out of the last part.',
        ),
        text('Chicks that needed much help are often weak. Many keepers do not breed from them.'),
      ],
    },
    {
      anchor: 'weak-chicks',
      heading: 'A chick is weak or looks wrong',
      blocks: [
        text(
          'Splayed legs, a navel that is not closed, or a chick that cannot stand after a day: keep it warm, dry and by itself on a floor with grip, near enough to hear the others. Ask a vet who knows poultry. Don’t leave a chick to suffer if it cannot live; a vet can put it down kindly.',
        ),
        note(
          `If several chicks die in the brooder in a few days, call a vet, and do not sell or give away chicks from that hatch.`,
        ),
        links({ label: 'When to call a vet', url: '/help/when-to-call-a-vet' }),
      ],
    },
    {
      anchor: 'after',
      heading: 'After the hatch',
      blocks: [
        text(
          'Give late eggs two days after the others, then candle them and open none that still move. Count what hatched and write it down. Unplug the incubator, throw away shells and fluff, scrub all parts with warm water and soap, disinfect, and dry them before you store them. Wash your hands after you touch chicks or shells: they can carry salmonella. Chicks count as birds that you keep, so see that you are registered.',
        ),
        links(
          { label: 'Registering your birds', url: '/help/registering-your-birds' },
          { label: 'Why eggs do not hatch', url: '/help/why-eggs-do-not-hatch' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'University of Maine Cooperative Extension: Hatching your own chicks',
      url: 'https://extension.umaine.edu/publications/?p=2496',
    },
    {
      label: 'University of Nebraska–Lincoln Extension: 4-H embryology, incubation and hatch',
      url: 'https://lancaster.unl.edu/4h/4h-classroom/embryology',
    },
    { label: 'Hours from the pip to the chick: Hatchery Signals, a handbook for hatcheries (Roodbont)', url: null },
    {
      label: 'Why helped chicks are weak: American Poultry Association, Position of the chick in the egg',
      url: 'https://apaeducationandtraining.org/home/educational-materials/articles-on-incubation/position-of-the-chick-in-the-egg/',
    },
  ],
  related: ['brooding-chicks', 'why-eggs-do-not-hatch', 'candling-eggs', 'registering-your-birds'],
}
