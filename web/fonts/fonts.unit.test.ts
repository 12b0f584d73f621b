import fs from 'node:fs'
import path from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { sourceFiles } from '#testing/house/source-files.ts'
import { names } from './characters.ts'

const bytesOf = (name: string) => fs.readFileSync(path.join(import.meta.dirname, `${name}.woff2`))

const charactersOf = async (name: string): Promise<Set<string>> => {
  const font = await subsetFont(bytesOf(name), '', { keepAllGlyphs: true, targetFormat: 'truetype' })
  return new Set([...new Face(new Blob(font)).collectUnicodes()].map((code) => String.fromCodePoint(code)))
}

/** What users are shown comes from here; which letters of the world a text may be made of is no copy. */
const isCopy = (file: string): boolean =>
  /^(web\/src|functions\/contract|db\/seed\/(reference|data))\//.test(file) &&
  !/\.test(-data)?\.tsx?$|contract\/text-rules/.test(file)

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

/** Each character of the site's own words with the first file that has it. */
const copy = new Map(
  sourceFiles
    .filter(({ path: file }) => isCopy(file))
    .flatMap(({ path: file, text }) => [...withoutComments(text)].map((character) => [character, file] as const))
    .filter(([character]) => character > ' '),
)

test('both fonts have every character of the site’s own copy', async () => {
  // By hand: a dash, an apostrophe, a quotation, a price, a degree and a breed.
  expect([...copy.keys()].filter((character) => '–’“”£°è'.includes(character))).toHaveLength(7)
  for (const name of ['fraunces', 'figtree']) {
    const held = await charactersOf(name)
    expect(
      [...copy].filter(([character]) => !held.has(character)),
      name,
    ).toEqual([])
  }
})

test('letters of names are in fonts of their own, which the styles ask for by the same ranges', async () => {
  const css = fs.readFileSync(path.join(import.meta.dirname, '../src/styles/fonts.css'), 'utf8')
  const faces = [...css.matchAll(/@font-face \{[^}]*-names\.woff2[^}]*unicode-range: ([^;]*);/g)].map(([, range]) =>
    range!.split(', ').flatMap((part) => {
      const [first, last = first] = part.replace('U+', '').split('-')
      const [from, to] = [Number.parseInt(first!, 16), Number.parseInt(last!, 16)]
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    }),
  )
  expect(faces).toHaveLength(2)
  for (const face of faces) expect(face.join('')).toBe(names)
  for (const name of ['fraunces-names', 'figtree-names']) {
    const held = await charactersOf(name)
    for (const letter of 'ŴŵŶŷẀẁẂẃẄẅỲỳŁłŠšŽžČčŌőĞğȘț') expect(held, `${letter} in ${name}`).toContain(letter)
  }
})

test('the two that every page needs weigh 35 kB together, with their licences beside them', () => {
  expect(bytesOf('fraunces').length + bytesOf('figtree').length).toBeLessThanOrEqual(35_000)
  expect(bytesOf('fraunces-names').length + bytesOf('figtree-names').length).toBeLessThanOrEqual(18_000)
  for (const name of ['fraunces', 'figtree']) {
    const licence = fs.readFileSync(path.join(import.meta.dirname, `${name}-OFL.txt`), 'utf8')
    expect(licence).toContain('SIL Open Font License, Version 1.1')
  }
})
