import { describe, expect, test } from 'vitest'
import {
  evenLines,
  leadsElsewhere,
  lineProblem,
  linesProblem,
  withoutStrays,
  withoutWebAddresses,
} from './text-rules.ts'

const unseen = 'There’s something invisible in here. Please type it instead of pasting it.'

describe('one line', () => {
  test.each(['a\nb', 'a\r\nb', 'a\rb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\vb', 'a\fb'])('refuses %j', (text) => {
    expect(lineProblem(text, 'the name')).toBe('Please keep the name on one line')
  })

  test.each([
    ...['\u0000', '\u001b', '\t', '\u007f', '\u009b', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
    ...['\u2066', '\u2067', '\u2068', '\u2069', '\u180e', '\u2063', '\u206f', '\u3164', '\u2800', '\ufff9'],
    ...['\ufffe', '\ue000', '\u{e0041}', '\u200d', '\u200c', ' \ufe0f'],
  ])('refuses %j within', (hidden) => {
    expect(lineProblem(`Ann${hidden}Reed`)).toBe(unseen)
  })

  test.each([
    'O’Brien-Smith',
    "St. Mary's",
    'Siân Llŷr',
    'Mòrag NicDhòmhnaill',
    'دجاج أحمر',
    'תרנגולת אדומה',
    'Hens 👩‍🌾',
    'क्‍ष',
    'Gwen 🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    'می‌خواهم',
    '1️⃣ hen ❤️',
    '葛\u{e0100}',
  ])('takes %s', (text) => expect(lineProblem(text)).toBeNull())
})

test('what copying brings along is left out, and marks that are piled up are refused', () => {
  expect(withoutStrays('\ufeffMark\u200f (\u200eUK), hatch\u00ading\u200b eggs\u2060')).toBe('Mark (UK), hatching eggs')
  expect(lineProblem(`Ann${'\u0301'.repeat(6)}`)).toBe('There are too many marks on one letter. Please take some out.')
  expect(lineProblem('ไก่ที่น้ำ, Nguyễn')).toBeNull()
})

describe('many lines', () => {
  test('take line breaks and tabs, and end each in one way', () => {
    expect(evenLines('a\r\nb\rc\nd\u2028e\u2029f\u0085g')).toBe('a\nb\nc\nd\ne\nf\ng')
    expect(linesProblem('Six hens:\n\t- two brown\n\t- four white 👩‍🌾')).toBeNull()
  })

  test.each(['\u0000', '\u001b', '\u0008', '\v', '\u202e', '\u2066', '\u009b'])('refuse %j', (hidden) => {
    expect(linesProblem(`Six\nhens${hidden}`)).toBe(unseen)
  })
})

describe('the address of a web site', () => {
  test.each([
    'https://evil.example/x',
    'see HTTP://EVIL',
    'ftp://x',
    'www.hens',
    'WWW.Hens.Co.Uk',
    'x.com',
    'Best eggs at hens.co.uk!',
    'hens.uk',
    'My-Hens.shop',
    'bit.ly/abc',
    'Ann (ann@hens.net)',
    'hens dot com',
    'hens (dot) co (dot) uk',
    'hens [dot] org',
    'ｈｅｎｓ．ｃｏｍ',
    'hens。com',
    'яйца.com',
    'eggs.hens.me',
    'Reed.com',
    't.me/cheap',
    'Free eggs evil.click',
    'goo.gl/x',
    'linktr.ee/x',
    'eggs.xn--p1ai',
    'яйца.рф',
    'evil . com',
    'evil(.)com',
    'evil,com',
    'evil·com',
    'www evil com',
    '1.2.3.4',
    'insta @evil',
  ])('is seen in %s', (text) => expect(leadsElsewhere(text)).toBe(true))

  test.each([
    'Mr. J.Smith',
    'Dr.Hen',
    'St. Mary’s Poultry',
    'St.Co Hens',
    'J.Co',
    'Mr.Me',
    'Smith & Co.',
    'Smith & Co. Ltd.',
    'A.B.C. Poultry',
    'No.1 Hens',
    'Hens Inc.',
    'Polka Dot Co',
    'Polka Dot Hens',
    'Dotty Computer',
    'Eggs etc.',
    'Fresh. Commercial. Local.',
    'Hens.And.Eggs',
    '12.5 kg of corn',
    'Ann Reed-Combes',
    'Wwwhat a hen',
    'M. O’Com',
    'Com Net Org',
    'Mt.pleasant Hens',
    'Eggs @ Home',
    'Fresh · Local',
    'Hens, com and go',
    'Large/medium eggs, 12.5/kg',
  ])('is not in %s', (text) => expect(leadsElsewhere(text)).toBe(false))

  /** The quickest of five looks at a text of so many letters, in milliseconds. */
  const quickest = (piece: string, letters: number): number => {
    const text = `a${piece.repeat(letters / piece.length)}!`
    const looks = Array.from({ length: 5 }, () => {
      const begun = performance.now()
      leadsElsewhere(text)
      return performance.now() - begun
    })
    return Math.min(...looks)
  }

  // Read again from each of its letters, a text ten times as long takes a hundred times as long. Beside it nothing counts but
  // what the same machine needed a moment before.
  test.each(['x', ' ', 'x ', 'a.', 'a-', 'www', 'dot ', '@', 'a@', '://', '（', '1'])(
    'is found to be missing in a text of %j in a time that grows with its length',
    (piece) => {
      const short = quickest(piece, 6_000)
      const long = quickest(piece, 60_000)
      expect(long / Math.max(short, 0.5)).toBeLessThan(50)
    },
  )

  test('gives way to words, and all else stays as it is', () => {
    const text = 'Hello,\nsee https://evil.example/pay?x=1, or evil.co.uk/pay. Mr.Me has 12.5 kg at evil dot com'
    expect(withoutWebAddresses(text, '(a link)')).toBe(
      'Hello,\nsee (a link), or (a link). Mr.\u2060Me has 12.5 kg at (a link)',
    )
    expect(withoutWebAddresses('½ a dozen', '(a link)')).toBe('½ a dozen')
    expect(withoutWebAddresses('evil.click/login, login.evil.bio/a or 1.2.3.4/x', '…')).toBe('…, … or …')
    // A reader sees no difference, a mail program no address.
    expect(withoutWebAddresses('Go to evil.click for £3.50', '…')).toBe('Go to evil.\u2060click for £3.50')
  })
})
