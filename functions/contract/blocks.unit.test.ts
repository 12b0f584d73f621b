import { expect, test } from 'vitest'
import { sectionWords, table, text } from './blocks.ts'

const wordsOf = (columns: string[], ...rows: string[][]) =>
  sectionWords({ anchor: 'a', heading: 'A', blocks: [table({ caption: 'Any', columns, rows })] })

test('the cells of a row say which column each belongs to', () => {
  expect(
    wordsOf(
      ['What', 'Large hen', 'Bantam'],
      ['Perch', '20 to 25 cm each; 15 cm is the very least', '15 to 20 cm each'],
      ['Nest box', 'one for 4 hens', 'one for 5 hens.'],
    ),
  ).toBe(
    '• Perch – large hen: 20 to 25 cm each, 15 cm is the very least; bantam: 15 to 20 cm each\n• Nest box – large hen: one for 4 hens; bantam: one for 5 hens',
  )
})

test('the one value of a name speaks for itself, and a column named by letters keeps them', () => {
  expect(wordsOf(['Eggs', 'Time'], ['Duck', '28 days; 26 at the least'])).toBe('• Duck: 28 days; 26 at the least')
  expect(wordsOf(['Country', 'APHA office', 'DAERA'], ['Wales', 'Cardiff', 'none'])).toBe(
    '• Wales – APHA office: Cardiff; DAERA: none',
  )
})

test('what is no table stands as it was', () => {
  expect(sectionWords({ anchor: 'a', heading: 'A', blocks: [text('Keep them dry.')] })).toBe('Keep them dry.')
})
