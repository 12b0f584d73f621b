import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const mayNotBeSold: WrittenArticle = {
  slug: 'birds-and-eggs-that-may-not-be-sold',
  kind: 'article',
  topic: 'rules',
  title: 'Birds and eggs that may not be sold',
  summary:
    'Wild birds and eggs, banned species, birds that need a ring, a licence or a certificate, medicines, and what else we do not allow.',
  updatedOn: '2026-11-20',
  advice: ['legal'],
  sections: [
    {
      anchor: 'on-this-site',
      heading: 'What may not be sold on this site?',
      blocks: [
        list(
          'Wild birds and their eggs, and species whose sale is against the law.',
          'Birds that are ill, hurt or too young to leave the hen or the heat.',
          'Birds for fighting, and anything that is cruel to keep or use.',
          'Live birds by post. They are collected only.',
          'Medicines that only a vet or a registered retailer may supply.',
          'Eggs for eating: there is no category for them. Hatching eggs only.',
          'Anything stolen, fake or unsafe, and things that have nothing to do with poultry.',
        ),
        text('We take such listings down and may suspend the account. If you see one, write to us with its address.'),
        links(
          { label: 'Terms: what may not be offered', url: '/terms#not-allowed' },
          { label: 'Contact us', url: '/contact' },
        ),
      ],
    },
    {
      anchor: 'wild-birds',
      heading: 'Can I sell wild birds or eggs that I have found?',
      blocks: [
        note(
          'No. In Great Britain it is an offence to sell, to offer or to advertise a live wild bird or any wild bird’s egg, even a blown one. Taking the egg is an offence as well.',
        ),
        text(
          'That goes for a duck’s nest on your pond and for an orphan you’ve reared. A mallard that was bred in captivity from captive parents is a different thing, and so are pheasants and partridges from a game farm: see below. If you find a hurt wild bird, call the RSPCA, the SSPCA in Scotland or the USPCA in Northern Ireland.',
        ),
      ],
    },
    {
      anchor: 'captive-bred',
      heading: 'May I sell ornamental ducks, geese and other wild species bred in captivity?',
      blocks: [
        text(
          'Often yes, under a general licence. You need not apply for it, but you must meet its terms. In England it is GL18 from Natural England; Wales and Scotland have their own. These are its main points:',
        ),
        list(
          'The bird was bred in captivity, and its parents were lawfully captive when the egg was laid. You need papers that prove it.',
          'Most birds must wear a closed ring. Many ducks and geese, mallards and greylags among them, are exempt from the ring.',
          'Some species are shut out of the licence, and some need a certificate.',
        ),
        text(
          'Breeds of farm poultry, such as hens, turkeys, guinea fowl and Aylesbury or Runner ducks, are not wild birds, and none of this applies to them. In a listing tick "ringed" only if each bird is.',
        ),
        links({
          label: 'GOV.UK: licence to sell captive bred wild birds (GL18)',
          url: 'https://www.gov.uk/government/publications/wild-birds-licence-to-sell-captive-bred-live-wild-birds',
        }),
      ],
    },
    {
      anchor: 'invasive',
      heading: 'Egyptian geese and ruddy ducks: which species are banned?',
      blocks: [
        text(
          'Egyptian geese and ruddy ducks are on the list of invasive species. They may not be sold, swapped, bred, brought in or let loose, and nor may their eggs. Mute swans are shut out of the general licence too. Anybody who had such a bird as a pet before it was listed may keep it to the end of its life if it cannot breed or escape.',
        ),
        text('The list changes now and then, so check it before you buy an unusual duck or goose.'),
        links({
          label: 'GOV.UK: invasive non-native animal species, rules in England and Wales',
          url: 'https://www.gov.uk/guidance/invasive-non-native-alien-animal-species-rules-in-england-and-wales',
        }),
      ],
    },
    {
      anchor: 'certificates',
      heading: 'Which rare pheasants and peafowl need a certificate?',
      blocks: [
        text(
          'Birds on Annex A of the wildlife trade rules (CITES) may as a rule be sold only with an Article 10 certificate from APHA, and the advert must show its number. Some ornamental pheasants are on that list, and some are on a lighter one. A few of them need no certificate if they were bred in captivity. Ask APHA which applies to yours.',
        ),
        table({
          caption: 'Ask before you sell',
          columns: ['Bird', 'What to do'],
          rows: [
            ['India Blue peafowl and its colours', 'As a rule free to sell'],
            ['Green peafowl and crosses with it (Spalding)', 'Listed in CITES: ask APHA first'],
            [
              'Edwards’s and Elliot’s pheasant, Brown Eared pheasant, monals, tragopans',
              'Look each one up: several are on Annex A',
            ],
            ['Golden, Lady Amherst, Silver and Reeves’s pheasant', 'Ask if in doubt; lists change'],
          ],
        }),
        text('They are on our list of breeds, but that does not mean you may sell one without papers.'),
      ],
    },
    {
      anchor: 'releasing',
      heading: 'Can I let birds go that I cannot sell?',
      blocks: [
        text(
          'No. It is an offence to release a bird that is not native to Great Britain, or that is on a list of invasive species. It is also an offence to abandon a bird that depends on you, and it usually dies. Offer it to another keeper, ask a breed club or a rescue, or ask a vet to put it to sleep. There are separate rules for releasing pheasants and partridges for shooting.',
        ),
        links({ label: 'Spare cockerels', url: '/help/telling-cockerels-from-pullets#spare-cockerels' }),
      ],
    },
    {
      anchor: 'medicines',
      heading: 'May I sell medicines, wormers or vaccines?',
      blocks: [
        text(
          'Only what anybody may sell by law, which in the UK is the class called AVM-GSL. Prescription medicines, and those that only a vet, a pharmacist or a trained adviser may supply, need a retailer who is registered with the Veterinary Medicines Directorate. That rules out most antibiotics, most wormers for poultry and all vaccines. Do not sell what is left over from a prescription.',
        ),
        links({ label: 'Health supplies', url: '/category/supplies/health' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Wildlife and Countryside Act 1981, section 6',
      url: 'https://www.legislation.gov.uk/ukpga/1981/69/section/6',
    },
    {
      label: 'GOV.UK: licence to sell captive bred, live wild birds (GL18)',
      url: 'https://www.gov.uk/government/publications/wild-birds-licence-to-sell-captive-bred-live-wild-birds',
    },
    {
      label: 'Invasive Alien Species (Enforcement and Permitting) Order 2019',
      url: 'https://www.legislation.gov.uk/uksi/2019/527/contents',
    },
    {
      label: 'GOV.UK: invasive non-native animal species, with the list',
      url: 'https://www.gov.uk/guidance/invasive-non-native-alien-animal-species-rules-in-england-and-wales',
    },
    {
      label: 'Pet Advertising Advisory Group: advertising standards',
      url: 'https://paag.org.uk/advertising-standards/',
    },
    {
      label: 'Veterinary Medicines Directorate: sell veterinary medicines on the internet',
      url: 'https://www.gov.uk/guidance/sell-veterinary-medicines-on-the-internet',
    },
  ],
  related: ['selling-birds-and-the-law', 'pheasant-care', 'peafowl-care', 'writing-a-listing'],
}
