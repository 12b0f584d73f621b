import fs from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { version?: string; integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> }

const lock: { packages: Record<string, Locked> } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
const all = Object.entries(lock.packages).filter(([place]) => place !== '')

/** Whether a package at this place finds one of this name: in a folder of its own, or in one of those around it. */
const finds = (place: string, name: string): boolean => {
  if (`${place}/node_modules/${name}`.replace(/^\//, '') in lock.packages) return true
  return place !== '' && finds(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)
}

test('the lock pins the bytes of every package, wherever it is fetched from (V15.1.2)', () => {
  expect(all.length).toBeGreaterThan(400)
  expect(
    all.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([place]) => place),
  ).toEqual([])
  expect(all.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([])
})

test('it holds them for every platform: a computer of another kind installs the same', () => {
  const wanted = all.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [place, name] as const),
  )
  expect(wanted.length).toBeGreaterThan(50)
  expect(wanted.filter(([place, name]) => !finds(place, name))).toEqual([])
})
