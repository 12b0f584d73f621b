import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { withoutComments } from './table-writes.ts'

const drawn = sourceFiles.filter(({ path: file }) => file.startsWith('web/src/') && file.endsWith('.tsx'))

const underWay = /pending|busy|running|loading|fetching|saving|sending|publishing|deleting|\bunder\b/i

/** What is switched off while something is under way, each as it says so. */
const offMeanwhile = (text: string): string[] =>
  [...withoutComments(text).matchAll(/(?<!aria-)\bdisabled(?:=\{|: )([^}\n]+?)(?:,?\n|\})/g)]
    .map(([, when = '']) => when)
    .filter((when) => underWay.test(when))

/** What may be off all the same, since it is not what was pressed, or something else has the focus by then. */
const mayBeOff: Record<string, string> = {
  "web/src/features/help/chat/chat-form.tsx: isPending || question === ''": 'the field takes the focus as it sends',
  'web/src/features/identity/account/avatar-field.tsx: isBusy && !isRemoving': 'the picture was pressed',
  'web/src/features/money/payments/sandbox-form.tsx: isPending && variables?.act !== wanted': 'another was pressed',
  'web/src/features/selling/listings/editor/editor-actions.tsx: publishing || conflict !== null':
    'the other button was pressed, and a conflict takes the focus',
  'web/src/features/selling/listings/editor/parts/pictures-part.tsx: busy': 'what is pressed goes with its line',
  'web/src/features/trade/orders/sold/bulk-orders-bar.tsx: running': 'the button that dispatches was pressed',
  'web/src/pages/subscribe/choice.tsx: isPending && variables.tier !== tier': 'the other package was chosen',
}

test('what was pressed is not switched off while it works, which would lose the focus: it is `pending`', () => {
  const off = drawn.flatMap(({ path: file, text }) => offMeanwhile(text).map((when) => `${file}: ${when}`))
  expect([...new Set(off)].toSorted()).toEqual(Object.keys(mayBeOff).toSorted())
})

describe('what is off meanwhile is seen', () => {
  test.each([
    ['<Button disabled={isPending} onClick={send}>', 'isPending'],
    ['<Button disabled={isFull || upload.isPending}>', 'isFull || upload.isPending'],
    ['<fieldset disabled={busy}>', 'busy'],
    ['return {\n    disabled: mutation.isPending,\n  }', 'mutation.isPending'],
  ])('in %j', (text, when) => {
    expect(offMeanwhile(text)).toEqual([when])
  })

  test.each([
    '<Button pending={isPending}>',
    '<Button aria-disabled={isPending}>',
    '<Button disabled={page === 0}>',
    "const look = 'disabled:opacity-60'",
  ])('and none in %j', (text) => {
    expect(offMeanwhile(text)).toEqual([])
  })
})

/** Classes that show things in another order than Tab reaches them. */
const turned =
  /(?<![\w-])(?:(?:row|col)-reverse|flex-(?:row|col)(?:-wrap)?-reverse|-?order-(?:first|last|\d+))(?![\w-])/

/** Where nothing can be pressed, or what is turned is one block alone. */
const mayTurn: Record<string, string> = {
  'web/src/features/catalogue/settings/site-figures.tsx': 'a figure stands above its name',
  'web/src/features/talk/messages/message-log.tsx': 'it scrolls from its end, and holds one block',
}

test('what can be pressed is seen in the order in which Tab reaches it', () => {
  const turning = drawn.filter(({ text }) => turned.test(text)).map(({ path: file }) => file)
  expect(turning).toEqual(Object.keys(mayTurn).toSorted())
})

test.each([
  [true, 'flex flex-col-reverse gap-3'],
  [true, 'sm:flex-row-reverse'],
  [true, 'md:order-last'],
  [true, 'grid order-2'],
  [false, 'border-2 flex-col'],
  [false, 'reorder-1 divide-y'],
])('%j: the order is turned by %j', (isTurned, classes) => {
  expect(turned.test(classes)).toBe(isTurned)
})

/** Whether buttons stand at the foot of a dialog in an order of their own. */
const hasOwnRow = (text: string): boolean =>
  [...text.matchAll(/\bfooter=\{\s*<>([\s\S]*?)<\/>/g)].some(([, foot = '']) => /<Button(?:Link)?[\s>]/.test(foot))

test('two buttons at the foot of a dialog have the one order of all: ButtonRow or FormButtons', () => {
  expect(drawn.filter(({ text }) => hasOwnRow(text)).map(({ path: file }) => file)).toEqual([])
})

test.each([
  [true, 'footer={\n<>\n<Button>Go back</Button>\n<Button>Send</Button>\n</>\n}'],
  [false, 'footer={<><p>2 of 3</p><FormButtons send="Send" /></>}'],
  [false, 'footer={<ButtonRow first={<Button>Send</Button>} other={<Button>Go back</Button>} />}'],
])('%j: the buttons have an order of their own in %j', (isOwn, text) => {
  expect(hasOwnRow(text)).toBe(isOwn)
})
