import { describe, expect, test } from 'vitest'
import { sectionWords } from '#contract/blocks.ts'
import { site } from '#contract/site.ts'
import { articles } from '#db/seed/reference/help/articles.ts'
import { wrongIn } from './model-guard.rules.ts'
import { rules } from './model-rules.words.ts'

describe('what must not be shown', () => {
  test.each([
    'Give her 5 mg per kg twice a day.',
    'Use 0.5ml per kg of body weight.',
    'Mix 10 ml of the solution in each litre of drinking water.',
    'Add 1 teaspoon of it to the water.',
    'Give half a tablet.',
    'Put two drops on the back of the neck.',
    'Dose for 7 days with the wormer.',
    'Treat with Baytril.',
    'Ivermectin kills mites.',
    'Give the hen **2 ml** by mouth.',
    'Ｇｉｖｅ ５ ｍｇ a day.',
    'Your hen has coccidiosis.',
    'It sounds like sour crop.',
    'This is probably bumblefoot.',
    'She may have an infection.',
    'Those signs suggest that they could have Marek’s disease. It looks like Marek’s.',
    'If you ask me, your hen has coccidiosis.',
  ])('“%s” is medical', (text) => expect(wrongIn(text)).toBe('medical'))

  test.each([
    'Write to ann@example.com.',
    'Write to ann (at) example (dot) com.',
    'Write to ann at example dot com.',
    'Call 07700 900123.',
    'The shop is cheap-eggs.co.uk now.',
    'See https://hatchyard.example@evil.com for more.',
    'Ring +44 7700 900 123 today.',
    'See https://eggs.example.org/cheap for more.',
    'Go to www.cheap-eggs.com now.',
  ])('“%s” is a contact of somebody else', (text) => expect(wrongIn(text)).toBe('contact'))

  test('any nine words of the rules in a row are the rules', () => {
    const words = rules.split(/\s+/)
    for (let at = 0; at + 12 < words.length; at += 5) {
      const piece = words.slice(at, at + 12).join(' ')
      expect(wrongIn(`They say: ${piece}`), piece).not.toBeNull()
    }
  })
})

describe('what may be shown', () => {
  test.each([
    'A hen eats about 130 g of feed a day and drinks 250 ml of water.',
    'Eggs of hens take 21 days to hatch. Candle them on days 7 and 14.',
    'Keep the incubator at 37.5 °C and 45 to 50% humidity.',
    'Postage is £4.95, or free from £75.',
    'If you think that your birds have bird flu, call APHA on 03000 200 301.',
    'I cannot say whether your hen has coccidiosis. Please ask a vet.',
    `Write to ${site.supportEmails.support}. Call us as well.`,
    'Use it on a phone or a tablet.',
    `Write to ${site.supportEmails.support} or call ${site.phone}.`,
    'Orders from 2026-11-20 to 2026-12-24 leave on Mondays.',
    'See https://www.gov.uk/bird-flu for the rules.',
    'Boxes of 6, 12 and 24 eggs cost £12, £22 and £40.',
    'Red mites hide in cracks of the house by day. Clean it well each spring.',
  ])('“%s”', (text) => expect(wrongIn(text)).toBeNull())

  test('every section of our own articles', () => {
    for (const { slug, sections } of articles)
      for (const words of sections.map(sectionWords)) expect(wrongIn(words, [words]), `${slug}: ${words}`).toBeNull()
  })
})
