import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sameOnPhones } from './same-on-phones.ts'

const here = import.meta.dirname
const files = fs.readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.e2e.ts'))

const isDesktopAlone = (file: string): boolean =>
  file.startsWith('specification') || sameOnPhones.includes(path.basename(file, '.e2e.ts'))

/** The tests of a file, each from its title to the next one's; of what no phone runs. */
const desktopTests = (file: string): string[] => {
  const text = fs.readFileSync(path.join(here, file), 'utf8')
  if (isDesktopAlone(file)) return [text]
  return text.split(/^(?= *test\()/m).filter((one) => /^ *test\(/.test(one) && one.slice(0, 400).includes("'@desktop'"))
}

test('no test that phones do not run has a branch for them', () => {
  expect(files.length).toBeGreaterThan(30)
  const wrong = files.flatMap((file) =>
    desktopTests(file)
      .filter((text) => /\b(isPhone\(|isMobile\b)/.test(text))
      .map((text) => `${file}: ${text.trim().split('\n')[0]}`),
  )
  expect(wrong).toEqual([])
})
