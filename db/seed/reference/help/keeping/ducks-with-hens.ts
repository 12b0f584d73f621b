import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const ducksWithHens: WrittenArticle = {
  slug: 'keeping-ducks-with-hens',
  kind: 'article',
  topic: 'keeping',
  title: 'Keeping ducks with hens',
  summary:
    'Whether ducks and chickens can live together: houses, water, feed, drakes, chicks, and why bird flu matters.',
  updatedOn: '2026-11-22',
  advice: ['veterinary', 'legal'],
  sections: [
    {
      anchor: 'together',
      heading: 'Can ducks and chickens live together?',
      blocks: [
        text(
          'They can share a large run by day, if each kind has its own house, its own company and enough room. It works best with several of each. One duck among hens is lonely, and one hen among ducks is wet.',
        ),
        note(
          'When bird flu is about, keep them apart. Ducks and geese can carry it and look well, while hens and turkeys die of it. Defra asks keepers to separate them in a prevention zone.',
        ),
        links({ label: 'Bird flu rules', url: '/help/bird-flu-rules' }),
      ],
    },
    {
      anchor: 'different',
      heading: 'What do ducks need that hens do not?',
      blocks: [
        table({
          caption: 'Ducks and hens side by side',
          columns: ['What', 'Ducks', 'Hens'],
          rows: [
            ['Sleep', 'on the floor, in deep straw', 'on a perch'],
            ['Water', 'deep enough to wash the whole head, and better a bath', 'a clean drinker'],
            ['Ground', 'wet and muddy, and they love it', 'dry, with a dust bath'],
            ['Door', 'wide and low, with a ramp', 'a small pop hole'],
            ['Bedtime', 'late, and often not by themselves', 'at dusk, by themselves'],
          ],
        }),
        text(
          'So put the water at the far end of the run, on gravel or slats, and the dust bath under a roof. A hen house that ducks sleep in is damp by the morning, and damp air makes hens ill.',
        ),
      ],
    },
    {
      anchor: 'feeding',
      heading: 'Can ducks and hens eat the same feed?',
      blocks: [
        text(
          'Grown birds in lay can share layers’ pellets, with grit and with water beside the trough, since ducks wash each mouthful down. Mash sticks in their bills. Ducklings need more of one vitamin (niacin) than chicks do, so ask for a feed that is made for them, and have a vet look at a duckling that is weak on its legs.',
        ),
        list(
          'Set out two troughs, so that nobody guards the feed.',
          'Change the drinking water daily. Ducks foul it within the hour.',
        ),
        links({ label: 'Feeding a flock', url: '/help/feeding-a-flock' }),
      ],
    },
    {
      anchor: 'drakes',
      heading: 'Do drakes hurt hens?',
      blocks: [
        text(
          'They can. A drake that has too few ducks will try to mate with hens, and his shape can wound them badly. Keep at least four or five ducks to a drake, or keep ducks only. Separate him at once if he chases hens. Cockerels rarely trouble ducks, but may fight a drake.',
        ),
        links({ label: 'Duck care', url: '/help/duck-care' }),
      ],
    },
    {
      anchor: 'young',
      heading: 'Can chicks and ducklings grow up in one brooder?',
      blocks: [
        text(
          'It’s best not to. Ducklings splash, and a chick that is wet gets cold and dies. They grow faster and trample chicks. Rear them in two brooders, and let them meet when all have their feathers.',
        ),
        links({ label: 'Brooding chicks', url: '/help/brooding-chicks' }),
      ],
    },
  ],
  sources: [
    { label: 'GOV.UK: avian influenza (bird flu)', url: 'https://www.gov.uk/guidance/avian-influenza-bird-flu' },
    {
      label: 'GOV.UK: poultry welfare recommendations',
      url: 'https://www.gov.uk/government/publications/poultry-on-farm-welfare/poultry-welfare-recommendations',
    },
  ],
  related: ['duck-care', 'chicken-care', 'housing-and-space', 'bird-flu-rules'],
}
