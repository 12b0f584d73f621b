/** Cuts the two typefaces down to what the site is written with: `npm run fonts`, and commit what it writes. */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { latin, names } from './characters.ts'

/** Kerning and marks, and what browsers use unasked; figures of one width are asked for by the class `numbers`. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'tnum']
/** Entries of a font's names that tell of its licence. */
const licence = [13, 14]

const faces = [
  // Headings have one weight.
  { name: 'fraunces', weights: 600 },
  { name: 'figtree', weights: { min: 400, max: 700 } },
]
const parts = [
  { from: 'latin', to: '', text: latin },
  { from: 'latin-ext', to: '-names', text: names },
]

const here = (file: string) => new URL(file, import.meta.url)

for (const { name, weights } of faces) {
  const whole = here(`../../node_modules/@fontsource-variable/${name}/`)
  await copyFile(new URL('LICENSE', whole), here(`${name}-OFL.txt`))
  for (const { from, to, text } of parts) {
    const font = await subsetFont(await readFile(new URL(`files/${name}-${from}-wght-normal.woff2`, whole)), text, {
      targetFormat: 'woff2',
      preserveNameIds: licence,
      keepFeatures: features,
      variationAxes: { wght: weights },
    })
    await writeFile(here(`${name}${to}.woff2`), font)
    console.log(`${name}${to}.woff2`, font.length)
  }
}
