import { expect, test } from 'vitest'
import { dangerOf, sceneIn } from './danger.rules.ts'

/** How often anybody who is named is looked at, to find of whom a message of so many letters tells. */
const looksAt = (words: string, letters: number): number => {
  const scene = sceneIn(words.repeat(letters).slice(0, letters))
  let looks = 0
  const counted = new Proxy([...scene.all], {
    get(all, key, self) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1
      return Reflect.get(all, key, self)
    },
  })
  dangerOf({ ...scene, all: counted })
  return looks
}

/** As many looks as one message may cost, whatever is in it. */
const mostLooks = 100_000

test.each(['hen i bleeding ', 'she bleeding ', 'can i hen sick ', 'he says ', 'hen i sick ', 'my hen her eye is red '])(
  'twice the words cost about twice the looks, and never more than is bearable: %s',
  (words) => {
    const [half, whole] = [looksAt(words, 2000), looksAt(words, 4000)]
    expect(whole).toBeLessThan(3 * half + 1000)
    expect(whole).toBeLessThan(mostLooks)
  },
)
