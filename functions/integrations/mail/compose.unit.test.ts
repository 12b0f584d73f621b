import { expect, test } from 'vitest'
import { composeMail } from './compose.ts'

const letter = {
  origin: 'https://hatchyard.example',
  to: 'ada@example.com',
  subject: 'Accepted',
  greeting: 'Hello Ada,',
}
const told = 'see https://evil.example/pay or evil.com, please'
const untold = 'see (a web address: sign in to see it) or (a web address: sign in to see it), please'

test('a subject is one line that reads in its order, whatever a name brought into it', () => {
  const subject = 'New message from Ada\r\nBcc: all\u0000\u202e Reed \u2066\n'
  const mail = composeMail({ ...letter, subject, kind: 'message-unread', paragraphs: [] })
  expect(mail.subject).toBe('New message from Ada Bcc: all Reed')
})

test('what one user writes to another has no address of a web site in it, in neither part', () => {
  const facts: [string, string][] = [['Where', `The Yard, ${told}`]]
  const prices = [{ what: '1 × Eggs of evil.com', price: '£1' }]
  const paragraphs = [{ quote: told }, { facts }, { prices }, 'Bantams of evil.com accepted it.']
  const names = { subject: 'News from evil.com', greeting: 'Hello Ada of evil.com,' }
  const { subject, text, html } = composeMail({ ...letter, ...names, kind: 'order-declined', paragraphs })
  expect(subject).toBe('News from …')
  for (const part of [text, html]) {
    expect(part).toContain(untold)
    expect(part).toContain('Eggs of (a web address: sign in to see it)')
    expect(part).toContain(`The Yard, ${untold}`)
    expect(part).toContain('Hello Ada of …,')
    expect(part).not.toContain('evil')
  }
})

test('a sentence of ours keeps the addresses for email that it is told of, and no other', () => {
  const paragraphs = ['Write to us@hatchyard.example, not to me@evil.com.']
  const { text } = composeMail({ ...letter, kind: 'order-declined', emails: ['us@hatchyard.example'], paragraphs })
  expect(text).toContain('Write to us@hatchyard.example, not to (a web address: sign in to see it).')
})

test('what comes to ourselves stays as it was written', () => {
  const { text } = composeMail({ ...letter, kind: 'contact', paragraphs: [{ quote: told }] })
  expect(text).toContain(told)
})
