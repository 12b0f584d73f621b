import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { dangerIn } from './danger.rules.ts'
import type { Danger } from './danger-replies.words.ts'
import { helpLine, mayTellOfDanger, withHelpLine } from './hint.rules.ts'

const fileOf = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `../asked/${name}.json`), 'utf8'))

/** Most of it written by a stranger who went looking for what is missed; what each must be taken for was set by hand. */
const { harmless, hint, plain, ...told } = fileOf('strangers') as Record<
  Danger | 'harmless' | 'hint' | 'plain',
  string[]
>

describe('what a stranger wrote to be missed', () => {
  test.each(Object.entries(told))('is understood to be in danger of this kind: %s', (danger, messages) => {
    expect(messages.map((message) => [message, dangerIn(message)])).toEqual(
      messages.map((message) => [message, danger]),
    )
  })

  test('is no danger where it is of hens and things', () =>
    expect(harmless.flatMap((message) => (dangerIn(message) ? [`${dangerIn(message)}: ${message}`] : []))).toEqual([]))

  test('is letters, whatever stands for them', () => {
    const written = ['s u i c i d e', 's.u.i.c.i.d.e', 'su1c1de', '$uicide', 'su*c*de', 'suícidé', 'suicde', 'siucide']
    expect(written.filter((word) => dangerIn(word) !== 'life')).toEqual([])
    expect(dangerIn('k!ll mys3lf')).toBe('life')
    expect(dangerIn('my dad r4ped me')).toBe('home')
  })
})

describe('words that only hint', () => {
  test('bring the line of who helps', () => {
    expect(hint.filter((message) => dangerIn(message) === null && !mayTellOfDanger(message))).toEqual([])
    expect(Object.values(told).flat().length).toBeGreaterThan(70)
  })

  test('are in most of what tells of danger as well, so that what is missed still finds help', () => {
    const { harmless: _, ...dangers } = fileOf('danger') as Record<string, string[]>
    const all = [...Object.values(dangers), ...Object.values(told)].flat()
    expect(all.filter(mayTellOfDanger).length / all.length).toBeGreaterThan(0.9)
  })

  test('are in few questions of keepers, buyers and sellers', () => {
    expect(plain.filter(mayTellOfDanger)).toEqual([])
    const asked = ['birds', 'market', 'mixed'].flatMap((name) => fileOf(name).map(({ ask }: { ask: string }) => ask))
    expect(asked.length).toBeGreaterThan(300)
    expect(asked.filter(mayTellOfDanger).length / asked.length).toBeLessThan(0.04)
  })

  test('add one line below the answer and leave its sources', () => {
    const sources = [{ title: 'Help centre', url: '/help' }]
    expect(withHelpLine({ message: 'Hens lay eggs.', sources })).toEqual({
      message:
        'Hens lay eggs.\n\nIf somebody is in danger, call 999; NHS 111 for health advice; Samaritans 116 123, day or night.',
      sources,
    })
    expect(helpLine).not.toContain('\n')
  })
})
