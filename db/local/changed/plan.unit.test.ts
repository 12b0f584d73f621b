import { expect, test } from 'vitest'
import { core, type Ground, planFor } from './plan.ts'

const cart = 'functions/features/trade/cart'
const checkout = 'functions/features/trade/checkout'
const messages = 'functions/features/talk/messages'

const importers: Record<string, string[]> = {
  'functions/contract/identity/uk-phone.ts': [`${checkout}/draft.rules.ts`, 'web/src/lib/phone.ts'],
  'functions/features/trade/order-book/order.rules.ts': [
    `${checkout}/checkout.service.ts`,
    `${messages}/messages.service.ts`,
  ],
  'db/schema/trade/buying.ts': [cart, checkout, messages, 'functions/jobs'].map((room) => `${room}/some.queries.ts`),
}

const ground: Ground = {
  apiTests: [
    ...[
      `${cart}/cart.test.ts`,
      `${cart}/saved.test.ts`,
      `${checkout}/checkout.test.ts`,
      `${messages}/messages.test.ts`,
    ],
    ...['functions/jobs/jobs.test.ts', 'functions/app/page/page.test.ts', 'functions/isolation.test.ts', ...core],
  ],
  importersOf: (file) => importers[file] ?? [],
}

const apiFor = (...changed: string[]) => planFor(changed, ground).api

test.each([
  ['a feature', `${cart}/cart.service.ts`, [cart]],
  ['the contract of a feature', 'functions/contract/trade/cart.answers.ts', [cart]],
  [
    'the table of a feature, and who may read it and leaves with it',
    'db/schema/talk/messages.ts',
    ['functions/features/operations/leaving', messages, 'functions/isolation.test.ts'],
  ],
  [
    'what a feature says of leaving',
    `${cart}/cart.leaving.ts`,
    ['functions/features/operations/leaving', cart, 'functions/isolation.test.ts'],
  ],
  [
    'what a feature without tests of its own does for others',
    'functions/features/trade/order-book/order.rules.ts',
    [messages, checkout],
  ],
  ['a contract that no feature is named after', 'functions/contract/identity/uk-phone.ts', [checkout]],
  ['one test alone', `${cart}/saved.test.ts`, [`${cart}/saved.test.ts`]],
  ['a test of all rooms', 'functions/isolation.test.ts', ['functions/isolation.test.ts']],
  ['scheduled work', 'functions/jobs/steps.ts', ['functions/jobs']],
  ['a page', 'functions/app/page/find-page.ts', ['functions/app/page']],
  ['a unit test', `${cart}/groups.unit.test.ts`, []],
  ['the web', 'web/src/features/trade/cart/cart.page.tsx', []],
  ['a page of words', 'README.md', []],
  ['a test that is gone', `${cart}/gone.test.ts`, []],
])('the API tests for %s', (_, changed, wanted) => {
  expect(apiFor(changed)).toEqual(wanted)
})

test('what all rooms rest on is tried by the core, and named', () => {
  const changed = ['functions/app/guards.ts', 'functions/app/route/route.ts', 'functions/testing/market/selling.ts']
  for (const file of changed) expect(planFor([file], ground)).toMatchObject({ api: [...core].sort(), far: [file] })
})

test('of a table or contract that reaches far, the rooms of its own domain are tried beside the core', () => {
  const table = 'db/schema/trade/buying.ts'
  const people = ['functions/features/operations/leaving', 'functions/isolation.test.ts']
  expect(planFor([table], ground)).toMatchObject({ api: [...core, ...people, cart, checkout].sort(), far: [table] })
})

test('a room is run once, with all of its files', () => {
  expect(apiFor(`${cart}/cart.service.ts`, `${cart}/saved.test.ts`, 'functions/contract/trade/cart.ts')).toEqual([cart])
})

test('sources are linted and looked up for unit tests, words and pictures are not', () => {
  const changed = ['README.md', 'web/src/lib/money.ts', 'web/src/app/app.css', 'db/seed/pictures/hen.svg']
  expect(planFor(changed, ground).sources).toEqual(['web/src/lib/money.ts', 'web/src/app/app.css'])
})
