import { links, list, note, table, text } from '#contract/blocks.ts'
import { noEggsTo } from '#contract/catalogue/shipping.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { wordsAnd } from '#contract/help/policies/words.ts'
import { site } from '#contract/site.ts'

export const sellingBirdsAndTheLaw: WrittenArticle = {
  slug: 'selling-birds-and-the-law',
  kind: 'article',
  topic: 'rules',
  title: 'Selling birds and hatching eggs: the law',
  summary:
    'When you need a council licence, what an advert must say, transport, buyers’ age, eggs abroad, and what applies to eggs for eating.',
  updatedOn: '2026-11-23',
  advice: ['legal'],
  sections: [
    {
      anchor: 'licence',
      heading: 'Do I need a licence to sell chickens?',
      blocks: [
        text(
          'In England you need a council licence if you sell animals as pets in the course of a business, from home too. If you breed as a hobby and now and then sell a few spare birds at little or no profit, you do not. It is the council that decides, so ask yours if you are near the line.',
        ),
        list(
          'It points to a business if you buy birds to sell on, sell often and in large numbers, or earn well from it.',
          'It points to a hobby if you sell what your own flock bred and spend more than you take.',
          'Income from trading of up to £1,000 a year is used as a first test, but it is not the only one.',
          'Farm birds sold as livestock, and not as pets, are a different matter. Ask the council.',
        ),
        text('Wales, Scotland and Northern Ireland have rules of their own. Ask the council there.'),
      ],
    },
    {
      anchor: 'adverts',
      heading: 'What must an advert for live birds say?',
      blocks: [
        text('A seller with a licence must, by law, show these in every advert in England, Wales and Scotland:'),
        list(
          'the number of the licence and the council that gave it;',
          'a photo in which the bird can be recognised (in Scotland for cats and dogs only);',
          'the age of the bird;',
          'the country in which it lives now and the one that it comes from.',
        ),
        text(
          'Our form asks for age, sex and a photo of your own birds, and you say the rest in the description. Your shop has to say where it is and where buyers collect before birds go up for sale. Your shop says whether you are a private keeper or a trade seller. Choose the right one: it changes what rights your buyers have.',
        ),
        links(
          { label: 'Writing a listing', url: '/help/writing-a-listing' },
          { label: 'PAAG: advertising standards', url: 'https://paag.org.uk/advertising-standards/' },
        ),
      ],
    },
    {
      anchor: 'duties',
      heading: 'What are my duties when I sell birds or eggs?',
      blocks: [
        table({
          caption: 'Duties of anybody who sells birds or hatching eggs',
          columns: ['Duty', 'Who'],
          rows: [
            ['Register the birds', 'every keeper'],
            ['Keep a record of each sale', 'anybody who sells or moves poultry or eggs'],
            ['Keep to zones and housing orders', 'everybody'],
            ['Sell only birds fit for the journey', 'everybody'],
            ['Never sell an animal to somebody under 16', 'everybody, in Great Britain'],
            ['Tell HMRC of income above the trading allowance', 'everybody who earns by it'],
            ['Register as a hatchery or breeding flock', '1,000 eggs of capacity, or 100 breeding birds, and more'],
          ],
        }),
        links(
          { label: 'Registering your birds', url: '/help/registering-your-birds' },
          { label: 'Keeping records', url: '/help/keeping-records' },
        ),
      ],
    },
    {
      anchor: 'age',
      heading: 'How old must the buyer be when I sell a bird?',
      blocks: [
        text(
          `Sixteen. In Great Britain it is an offence to sell an animal to somebody who is under 16. Nobody under ${site.minimumAge} may have an account here. If a buyer who collects looks younger, ask for proof of age before you hand the bird over. A parent may buy for a child.`,
        ),
      ],
    },
    {
      anchor: 'transport',
      heading: 'Transport: can live birds be posted, and how far may I drive them?',
      blocks: [
        note(
          'Live birds are never posted. On this site they are collected, and nothing else can be chosen at the checkout.',
        ),
        text(
          'If you drive birds more than 65 km as part of a business, you need a transporter authorisation, and for poultry by road a certificate of competence. A private person who drives home with a few pets does not. Anybody who carries birds must make sure they have air, shade, room and a dry floor, and must not carry a bird that is ill.',
        ),
        text(
          'Ask a courier for the number of the authorisation before you book. In an outbreak, rounds that gather birds from several homes may be banned.',
        ),
        links(
          { label: 'Transport services', url: '/category/services/transport' },
          {
            label: 'GOV.UK: transporting animals',
            url: 'https://www.gov.uk/guidance/transporting-animals-in-great-britain',
          },
        ),
      ],
    },
    {
      anchor: 'abroad',
      heading: 'Can I send hatching eggs abroad or to Northern Ireland?',
      blocks: [
        text(
          `Not through this site. To the EU or to Northern Ireland, birds and hatching eggs need an export health certificate and checks at the border, and lots of more than 20 need the Poultry Health Scheme as well. So the checkout takes hatching eggs to Great Britain only, and refuses postcodes that begin with ${wordsAnd(noEggsTo)}. Equipment and other goods may go further.`,
        ),
        links(
          { label: 'Shipping: abroad', url: '/shipping#international' },
          {
            label: 'GOV.UK: export livestock and poultry',
            url: 'https://www.gov.uk/guidance/export-livestock-and-poultry',
          },
        ),
      ],
    },
    {
      anchor: 'eggs-for-eating',
      heading: 'Can I sell eggs for eating from my own hens?',
      blocks: [
        text(
          'Not here: this market has hatching eggs only. At your gate, door to door or at a local market you may, and for fewer than 50 hens the rules are short. In England and Wales sell them ungraded and straight to the people who eat them. Sell clean eggs that are not washed or cracked. Give your name and address, a best-before date at most 28 days after laying, and the advice to keep them in the fridge.',
        ),
        text(
          'To sell to a shop, a café or a packer, you must register with the egg inspectors at APHA. There are rules for words such as "free range". Ask the council whether you count as a food business. A housing order may apply to you once you sell a single egg.',
        ),
        links({
          label: 'Business Companion: egg producers selling directly to consumers',
          url: 'https://www.businesscompanion.info/en/quick-guides/food-and-drink/egg-producers-selling-directly-to-consumers',
        }),
      ],
    },
    {
      anchor: 'consumer-rights',
      heading: 'What rights do buyers have against me?',
      blocks: [
        text(
          'What you sell must be as you described it, whoever you are. If you are a trader, it must also be of good quality and fit for its purpose, and a buyer who orders online may as a rule cancel within 14 days. Goods that spoil fast, such as eggs, are an exception. Say in the listing what you can promise and what you cannot, such as a hatch or the sex of a chick.',
        ),
        links(
          { label: 'Returns: your rights in law', url: '/returns#law' },
          { label: 'Terms: selling', url: '/terms#selling' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Cheltenham Borough Council: licence for selling animals as pets',
      url: 'https://www.cheltenham.gov.uk/info/76/licences_-_animals/1461/animal_activities_licence/4',
    },
    {
      label: 'Breckland Council: pet shops, the business test',
      url: 'https://www.breckland.gov.uk/article/4062/Pet-Shops',
    },
    {
      label: 'Poultry Club of Great Britain: the licensing regulations of 2018',
      url: 'https://www.poultryclub.org/news/view/press-release-12-aug-20181/',
    },
    {
      label: 'Pet Advertising Advisory Group: advertising standards',
      url: 'https://paag.org.uk/advertising-standards/',
    },
    {
      label: 'Animal Health and Welfare (Scotland) Act 2006, section 30, and Animal Welfare Act 2006, section 11',
      url: 'https://www.legislation.gov.uk/asp/2006/11/section/30?view=plain',
    },
    {
      label: 'GOV.UK: export or move livestock and poultry',
      url: 'https://www.gov.uk/guidance/export-livestock-and-poultry',
    },
    {
      label: 'DAERA: hatching eggs, hatcheries and breeding farms',
      url: 'https://www.daera-ni.gov.uk/articles/hatching-eggs-hatcheries-and-breeding-farms',
    },
    {
      label: 'Scottish Government: production and marketing of hatching eggs and chicks',
      url: 'https://www.ruralpayments.org/topics/inspections/all-inspections/egg-and-poultry-inspections/eu-regulations-fof-the-production-and-marketing-of-hatching-eggs-and-chicks--emr9/',
    },
  ],
  related: ['registering-your-birds', 'birds-and-eggs-that-may-not-be-sold', 'keeping-records', 'opening-a-shop'],
}
