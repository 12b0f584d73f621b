import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { incubationClimate } from '#contract/catalogue/species.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const storingEggs: WrittenArticle = {
  slug: 'storing-eggs-before-setting',
  kind: 'article',
  topic: 'hatching',
  title: 'Storing hatching eggs before you set them',
  summary:
    'How long hatching eggs keep, how cool and damp the place should be, which way up they stand, and when to turn.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'how-long',
      heading: 'How long can hatching eggs be kept?',
      blocks: [
        text(
          'Set them within seven days of laying if you can. A fertile egg sleeps until it is warm, but it ages all the same.',
        ),
        table({
          caption: 'What age does to an egg that is kept well',
          columns: ['Age when set', 'What to expect'],
          rows: [
            ['Up to 3 days', 'As good as it gets'],
            ['4 to 7 days', 'A little less, but you’ll hardly notice'],
            ['8 to 10 days', 'Fewer chicks, and they hatch later'],
            ['11 to 14 days', 'Poor'],
            ['3 weeks', 'Next to nothing'],
          ],
        }),
        text(
          'Count from the day of laying, not from the day the post came. Eggs from older hens keep less well than those from young ones.',
        ),
      ],
    },
    {
      anchor: 'temperature',
      heading: 'At what temperature do I store hatching eggs?',
      blocks: [
        text(
          'Keep them at 12 to 16 °C, in the dark, with no sudden change. A cellar, a larder or a north-facing room will do. Near 20 °C the germ begins to grow, and then stops and starts with the weather, which weakens it. A kitchen fridge is too cold and too dry: most stand near 4 °C, and that can kill the germ.',
        ),
        text(
          'For two or three days a cool bedroom is good enough. The longer you mean to keep the eggs, the nearer you should come to 12 °C.',
        ),
      ],
    },
    {
      anchor: 'humidity',
      heading: 'How damp should the store be?',
      blocks: [
        text(
          'Aim for 75 to 85% humidity, so that the eggs do not dry out. In a cool room in Britain you often have this anyway; a bowl of water near the tray helps in a dry house. The shells must never be wet, though. If you carry cold eggs into a warm room they sweat like a glass of cold water, and the wet shell lets germs in. Warm them slowly, out of the damp.',
        ),
      ],
    },
    {
      anchor: 'turning',
      heading: 'Which way up, and do stored eggs need turning?',
      blocks: [
        text(
          'Stand them in an egg tray with the pointed end down. The air cell then stays where it belongs, at the blunt end. For the first four days you can leave them alone. From then on turn them once a day, so that the yolk does not settle against the shell. You don’t have to touch each egg: prop one end of the tray on a block of wood, and move the block to the other end the next day.',
        ),
        note('Eggs that came by post rest first. Do not tilt or turn them for the first day.'),
      ],
    },
    {
      anchor: 'clean',
      heading: 'Should I wash hatching eggs?',
      blocks: [
        text(
          'No, do not wash them. The shell has a fine coat, called the bloom, which keeps germs out. Water and a damp cloth take it off and carry dirt in through the pores. Best is an egg that was never dirty, so give the hens clean nests and collect often.',
        ),
        list(
          'A dry speck can be rubbed off with care, with fine sandpaper or a dry brush.',
          'Leave an egg out if it is really dirty: it may go bad and burst among the others.',
          'Leave out cracked, thin, rough, very round, very long, very large and very small eggs as well.',
        ),
      ],
    },
    {
      anchor: 'own-eggs',
      heading: 'Saving your own eggs for hatching',
      blocks: [
        steps(
          'Put the male with the hens a week or two before you save eggs. Many breeders feed a breeder ration from six weeks before.',
          'Collect two or three times a day, so that no egg is chilled, baked or sat on.',
          'Write the date and the pen on the shell in soft pencil. Ink can go through.',
          'Save for a week at the most, then set all of them on one day, so that they hatch together.',
        ),
      ],
    },
    {
      anchor: 'before-setting',
      heading: 'How to warm eggs before they go in',
      blocks: [
        text(
          `Bring stored eggs into the room where the incubator stands, some hours before or the evening before, so that they warm slowly. Posted eggs need longer: let them rest ${incubationClimate.restHours.join(' to ')} hours. An egg that goes cold into a warm incubator sweats.`,
        ),
        links(
          { label: 'Setting eggs', url: '/help/setting-eggs' },
          { label: 'Unpacking and resting posted eggs', url: '/help/unpacking-and-resting-eggs' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Mississippi State University Extension: Trouble shooting failures with egg incubation (storage)',
      url: 'https://extension.msstate.edu/content/trouble-shooting-failures-egg-incubation',
    },
    {
      label: 'University of Maine Cooperative Extension: Hatching your own chicks (care and storage of eggs)',
      url: 'https://extension.umaine.edu/publications/?p=2496',
    },
    {
      label: 'Mississippi State University Extension: Washing of hatching eggs',
      url: 'https://extension.msstate.edu/content/washing-hatching-eggs',
    },
    {
      label: 'Eggs kept 5, 10 and 15 days: a trial with 18,900 eggs, PubMed Central',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10042909',
    },
    {
      label: 'Storage for longer than a week: Fasenko, Egg storage and the embryo, Poultry Science 2007',
      url: 'https://academic.oup.com/ps/article-abstract/86/5/1020/1620704',
    },
    { label: 'Victoria Roberts: Breeds and incubation', url: 'https://vicvet.com/breeds-incubation.php' },
  ],
  related: ['setting-eggs', 'unpacking-and-resting-eggs', 'candling-eggs', 'selling-hatching-eggs'],
}
