import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { dangerIn } from './danger.rules.ts'
import { type Danger, dangerReplies } from './danger-replies.words.ts'

/** Understatement, dialect, third persons, farewells and questions of method, beside what only sounds like them in the trade. */
const { harmless, ...told } = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../asked/voices.json'), 'utf8'),
) as Record<Danger | 'harmless', string[]>

describe('whoever tells of danger without naming it', () => {
  test('does so in hundreds of ways', () => expect(Object.values(told).flat().length).toBeGreaterThan(300))

  test.each(Object.entries(told))('is understood to be in danger of this kind: %s', (danger, messages) => {
    expect(messages.map((message) => [message, dangerIn(message)])).toEqual(
      messages.map((message) => [message, danger]),
    )
  })

  test('is no keeper, buyer or seller who speaks of birds in the same words', () => {
    expect(harmless.length).toBeGreaterThan(300)
    expect(harmless.flatMap((message) => (dangerIn(message) ? [`${dangerIn(message)}: ${message}`] : []))).toEqual([])
  })
})

describe('an act, whose body it is and why', () => {
  test.each<[string, Danger | null]>([
    ['i scratched my arm on the netting', null],
    ['i scratched my arm on purpose', 'selfHarm'],
    ['my hen has cuts up her leg', null],
    ['my niece has cuts up her leg and wont wear shorts', 'selfHarm'],
    ['i cut my hand with the shears by accident', 'emergency'],
    ['my cousin cuts her hips when she is stressed', 'selfHarm'],
    ['the hens would be better off without me fussing', null],
    ['my kids would be better off without me', 'life'],
    ['im not suicidal, the hens are just noisy', null],
    ['im not suicidal but i wonder if anyone would notice', 'life'],
    ['i wont be around on friday, we are on holiday', null],
    ['i wont be around after friday, please feed the hens, im sorry', 'life'],
    ['my sister grabbed me a bargain', null],
    ['my sister kicked me in the ribs', 'home'],
    ['the goose kicked me in the ribs', 'unwell'],
  ])('make it danger to a person or not: %s', (message, danger) => expect(dangerIn(message)).toBe(danger))
})

describe('the answer names who comes', () => {
  test.each<[string, RegExp]>([
    ['the barn is on fire', /ask for the fire service/],
    ['the stable is in flames and my sister is upstairs', /ask for the fire service, and for an ambulance/],
    ['my little boy has gone missing', /ask for the police/],
    ['i cant find my daughter anywhere', /ask for the police/],
    ['someone is trying to break into my house', /ask for the police/],
    ['my husband punched me', /ask for the police/],
    ['my wife has collapsed', /an ambulance for whoever is hurt/],
    ['the tractor has rolled onto my brother', /the fire service as well for somebody who is trapped/],
    ['there is a smell of gas in the house and we all have headaches', /0800 111 999/],
    ['the carbon monoxide alarm is going off', /fire service and an ambulance.*0800 111 999/s],
  ])('%s', (message, says) => {
    const danger = dangerIn(message)
    expect(danger && dangerReplies[danger].message).toMatch(says)
  })

  test('and asks for an ambulance alone only where an ambulance is what comes', () => {
    for (const danger of ['fire', 'missing', 'home', 'work'] as const)
      expect(dangerReplies[danger].message).not.toMatch(/call 999 now and ask for an ambulance\./)
  })
})

test.each<[string, Danger | null]>([
  ['i cut my hair ', null],
  ['everyone would be happier without ', null],
  ['the baby with a button ', null],
  ['sick since the eggs ', 'unwell'],
  ['my mum says he hit me ', 'home'],
])('a message as long as may be is read to its end: %s', (words, danger) => {
  expect(dangerIn(words.repeat(4000).slice(0, 4000))).toBe(danger)
})
