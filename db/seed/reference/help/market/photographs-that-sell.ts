import { links, list, note, text } from '#contract/blocks.ts'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

const { max } = listingLimits.images
const megabytes = listingLimits.imageBytes / 1024 / 1024

export const photographsThatSell: WrittenArticle = {
  slug: 'photographs-that-sell',
  kind: 'article',
  topic: 'selling',
  title: 'Photos that sell',
  summary: 'How many photos a listing takes, how to photograph eggs, birds and kit with a phone, and what to avoid.',
  updatedOn: '2026-11-20',
  advice: [],
  sections: [
    {
      anchor: 'limits',
      heading: 'How many photos can I add?',
      blocks: [
        text(
          `Up to ${max} for a listing, each at most ${megabytes} MB, as JPEG, PNG, WebP or AVIF. Drop them into the editor, choose them from your phone, or take one with its camera. The first photo is the one that buyers see in the list. Drag photos to change their order, or use the arrows below them.`,
        ),
        text(
          'We take out the place and time your camera saves in the file, so nobody can tell from a photo where you live.',
        ),
      ],
    },
    {
      anchor: 'light',
      heading: 'Light and background',
      blocks: [
        list(
          'Use daylight, outdoors in shade or by a window. Bright sun makes hard shadows and washes colour out.',
          'Leave the flash off. It makes eggs shine and eyes glow.',
          'Choose a plain ground: grass, straw, a clean board, a grey cloth.',
          'Clear away buckets, hoses and everything else that is not for sale.',
          'Wipe the lens. A phone that lives in a yard coat needs it.',
          'Take ten and keep the best two.',
        ),
      ],
    },
    {
      anchor: 'eggs',
      heading: 'How to photograph hatching eggs',
      blocks: [
        list(
          'A clutch from above, in a tray, so that buyers see shape and size.',
          'The shell colour beside something known, such as a white card or a coin.',
          'The hens and the cockerel that laid and sired them. Buyers want to see the parents most of all.',
          'How you pack: the box, the wrapping, the padding.',
        ),
        text('Don’t brighten a blue or a dark brown with a filter. A buyer who opens a paler egg feels cheated.'),
      ],
    },
    {
      anchor: 'birds',
      heading: 'How to photograph chickens and other birds',
      blocks: [
        list(
          'Go down to the bird’s eye. From above every hen looks like a lump.',
          'Let it stand from the side, whole, with feet and tail in the photo.',
          'Take the early evening, when they are calm and have eaten.',
          'Show both sides, the head, and a wing or leg ring if it has one.',
          'Show the very birds that are for sale, as they are now, and say their age in the text.',
        ),
        note('Use your own photos only. A photo from the web breaks our terms and looks like a scam to buyers.'),
      ],
    },
    {
      anchor: 'kit',
      heading: 'How to photograph incubators and kit',
      blocks: [
        list(
          'The whole thing from the front and from the side.',
          'The inside, clean and empty.',
          'The plate with make and model, and the display when it is switched on.',
          'Every scratch, crack and missing part. It saves you a refund.',
          'Something that shows how large it is, such as a hand or a bucket.',
        ),
      ],
    },
    {
      anchor: 'words',
      heading: 'Why describe a photo in words?',
      blocks: [
        text(
          'Each photo has a field for what it shows. People who can’t see the photo have it read out to them, and it’s shown if the photo doesn’t load. A short phrase is enough: “Six pale blue eggs in a tray”. You don’t need “photo of”.',
        ),
        links(
          { label: 'New listing', url: '/dashboard/listings/new' },
          { label: 'Writing a listing', url: '/help/writing-a-listing' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Poultry Keeper: improving your poultry show photos',
      url: 'https://poultrykeeper.com/articles-on-showing-poultry/improving-your-poultry-show-photos/',
    },
    {
      label: 'Pet Advertising Advisory Group: advertising standards, on photos of animals for sale',
      url: 'https://paag.org.uk/advertising-standards/',
    },
  ],
  related: ['writing-a-listing', 'selling-hatching-eggs', 'opening-a-shop'],
}
