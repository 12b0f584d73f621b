import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#app/env.ts'
import { settingsOfShell } from './settings.ts'
import { root } from './state.ts'

type Row = { name: string; isFromShell: boolean }

/** The table under "Settings", a row a name. */
const table = (): Row[] => {
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
  const [, section = ''] = /^## Settings$([\s\S]*?)^## /m.exec(readme) ?? []
  return section.split('\n').flatMap((line) => {
    const [, names, , , shell] = line.split('|').map((cell) => cell.trim())
    if (!names?.startsWith('`')) return []
    return names.split(', ').map((name) => ({ name: name.replaceAll('`', ''), isFromShell: shell === 'yes' }))
  })
}

test('the table of settings names what the site reads, and nothing else', () => {
  const named = table().map(({ name }) => name)
  expect(named.toSorted()).toEqual([...settingNames, 'PHOTOS'].toSorted())
})

test('npm start takes from the shell what the table says it does', () => {
  const shell = Object.fromEntries([...settingNames, 'PHOTOS', 'PATH'].map((name) => [name, `${name} of the shell`]))
  const wanted = table().filter(({ isFromShell }) => isFromShell)
  expect(wanted.length).toBeGreaterThan(10)
  const expected = Object.fromEntries(wanted.map(({ name }) => [name, `${name} of the shell`]))
  expect(settingsOfShell(shell)).toEqual(expected)
})

test('a setting that is empty in the shell counts as not given', () => {
  expect(settingsOfShell({ OPENAI_API_KEY: '', RATE_LIMITS: 'strict' })).toEqual({ RATE_LIMITS: 'strict' })
})
