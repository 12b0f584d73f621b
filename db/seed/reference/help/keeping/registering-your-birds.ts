import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const registeringYourBirds: WrittenArticle = {
  slug: 'registering-your-birds',
  kind: 'article',
  topic: 'rules',
  title: 'Registering your birds',
  summary:
    'Everybody who keeps poultry must register, even with one hen. Where to do it in each nation, what is asked, and when to update it.',
  updatedOn: '2026-11-22',
  advice: ['legal'],
  sections: [
    {
      anchor: 'do-i-have-to',
      heading: 'Do I have to register my chickens?',
      blocks: [
        note(
          'Yes. If you keep even one hen, duck, goose, quail or other bird, you must register. It is the law, and it is free.',
        ),
        text(
          'In England and Wales this has applied to every keeper since 1 October 2024, and in Scotland since 1 December 2024: the Scottish register opened on 1 September 2024, and keepers had until then. In Northern Ireland every keeper has had to register for longer. It does not matter whether the birds are pets, lay eggs or are for sale.',
        ),
        text(
          'Parrots, budgies, finches and other cage birds that never leave the house are exempt. Poultry is not, even if it lives indoors. It is the keeper who must register: the person who looks after the birds from day to day.',
        ),
      ],
    },
    {
      anchor: 'where',
      heading: 'Where do I register my birds: APHA, Scotland, Northern Ireland',
      blocks: [
        table({
          caption: 'Where to register',
          columns: ['Where the birds live', 'Register with', 'Help'],
          rows: [
            ['England and Wales', 'APHA, on GOV.UK', '03000 200 301'],
            ['Scotland', 'the Scottish Kept Bird Register', '01466 405101'],
            ['Northern Ireland', 'DAERA, on its form', '0300 200 7840'],
          ],
        }),
        text(
          'There are two forms in England and Wales: one for up to 49 birds and one for 50 or more. Use the nation where the birds live, not the one where you live.',
        ),
        links(
          {
            label: 'GOV.UK: poultry and other captive birds, registration rules',
            url: 'https://www.gov.uk/guidance/register-as-a-keeper-of-less-than-50-poultry-or-other-captive-birds',
          },
          { label: 'Scottish Kept Bird Register', url: 'https://keptbirdregister.service.gov.scot' },
          { label: 'nidirect: birds', url: 'https://www.nidirect.gov.uk/articles/birds' },
        ),
      ],
    },
    {
      anchor: 'what-you-need',
      heading: 'What do I need to register?',
      blocks: [
        text('It takes about ten minutes. Have this ready:'),
        list(
          'your name, address, telephone number and email address;',
          'the owner’s name, if the birds are not yours;',
          'the address or the field where the birds live;',
          'the kinds of birds, how many of each, and what you keep them for;',
          'your county parish holding (CPH) number, if you have one.',
        ),
        text(
          'Keep the letter or email that confirms it. You do not need a CPH number to register a small flock. If you are waiting for an answer, do not apply a second time.',
        ),
      ],
    },
    {
      anchor: 'when',
      heading: 'How soon must I register, and when must I update it?',
      blocks: [
        steps(
          'Register within a month of getting your first birds, or sooner: it is wise to do it before they come.',
          'Tell APHA within a month if you move, if you keep another kind of bird, if you give up birds, or if a flock of 50 or more grows or shrinks by a fifth.',
          'In Scotland go through your entry at least once a year.',
        ),
        text(
          'If you are late, register now. Late is far better than never: without you on the list nobody can warn you of an outbreak near you.',
        ),
      ],
    },
    {
      anchor: 'why',
      heading: 'Why must small keepers register?',
      blocks: [
        text(
          'When bird flu or Newcastle disease breaks out, APHA must find every bird for miles around in a day or two. The register tells it where they are. You get a message when there is a zone around you, and you learn what you have to do. Nobody uses it to charge you a fee or to stop you from keeping hens.',
        ),
        links({ label: 'Bird flu rules', url: '/help/bird-flu-rules' }),
      ],
    },
    {
      anchor: 'on-this-site',
      heading: 'Do sellers on this site have to be registered?',
      blocks: [
        text(
          'Yes. Our terms require it of every seller of birds or hatching eggs, and a listing of live birds cannot go up until the seller has ticked that they are a registered keeper. We do not see the register ourselves, so you may ask a seller. As a buyer you must register too, once the birds are yours or your eggs have hatched.',
        ),
        links(
          { label: 'Terms: selling', url: '/terms#selling' },
          { label: 'Selling birds and the law', url: '/help/selling-birds-and-the-law' },
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'GOV.UK: register as a keeper of less than 50 poultry or other captive birds',
      url: 'https://www.gov.uk/guidance/register-as-a-keeper-of-less-than-50-poultry-or-other-captive-birds',
    },
    {
      label: 'Scottish Government: avian influenza, how to spot and report it, and registration before 1 December 2024',
      url: 'https://www.gov.scot/publications/avian-influenza-bird-flu/',
    },
    {
      label:
        'Avian Influenza (Preventive Measures) (Scotland) Order 2007, article 5, as it stands since 1 September 2024',
      url: 'https://www.legislation.gov.uk/ssi/2007/69/article/5',
    },
    { label: 'Scottish Kept Bird Register', url: 'https://keptbirdregister.service.gov.scot' },
    { label: 'nidirect: birds', url: 'https://www.nidirect.gov.uk/articles/birds' },
  ],
  related: ['bird-flu-rules', 'keeping-records', 'selling-birds-and-the-law', 'your-first-hens'],
}
