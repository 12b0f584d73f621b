import { expect, test } from 'vitest'
import { contactsIn } from './contacts.ts'

const linked = (text: string) => contactsIn(text).filter(({ href }) => href)

test('every number and address of an answer is a link, and the words between them stay', () => {
  const text =
    'Call 116 123, free, or write to jo@samaritans.org. Childline: 0800 1111. Ask NHS 111 (in Northern Ireland 999).'
  expect(contactsIn(text).map(({ at: _, ...piece }) => piece)).toEqual([
    { text: 'Call ' },
    { text: '116 123', href: 'tel:116123' },
    { text: ', free, or write to ' },
    { text: 'jo@samaritans.org', href: 'mailto:jo@samaritans.org' },
    { text: '. Childline: ' },
    { text: '0800 1111', href: 'tel:08001111' },
    { text: '. Ask NHS ' },
    { text: '111', href: 'tel:111' },
    { text: ' (in Northern Ireland ' },
    { text: '999', href: 'tel:999' },
    { text: ').' },
  ])
  for (const { at, text: words } of contactsIn(text)) expect(text.startsWith(words, at)).toBe(true)
})

test.each([
  ['in England APHA, 03000 200 301; in Wales APHA, 0300 303 8268', ['03000 200 301', '0300 303 8268']],
  ['Live Fear Free, 0808 80 10 800; 08000 121 700.', ['0808 80 10 800', '08000 121 700']],
  [
    'The Gas Emergency Service is on 0800 111 999 (in Northern Ireland 0800 002 001).',
    ['0800 111 999', '0800 002 001'],
  ],
  ['In Scotland 01466 405101, at the office 01584 555 0142', ['01466 405101', '01584 555 0142']],
  ['call the police on 101. Call 999 now.', ['101', '999']],
])('%s', (text, numbers) => {
  expect(linked(text).map(({ text }) => text)).toEqual(numbers)
  expect(linked(text).map(({ href }) => href)).toEqual(numbers.map((number) => `tel:${number.replaceAll(' ', '')}`))
})

test.each([
  'There are 111 listings and 999 eggs at £101, or £1,999.',
  'or use 111.nhs.uk',
  'Keep them at 37.5 °C, 0.125 litres for 2026 or 0300 birds, on 101 days',
  'Order HY-01466 405101 came',
  '',
])('the words stay as they were: %s', (text) =>
  expect(
    contactsIn(text)
      .map(({ text }) => text)
      .join(''),
  ).toBe(text),
)

test.each(['There are 111 listings and 999 eggs at £101.', 'call 111.nhs.uk', 'on 101 days', 'HY-01466 405101'])(
  'a number of something else is none: %s',
  (text) => expect(linked(text)).toEqual([]),
)
