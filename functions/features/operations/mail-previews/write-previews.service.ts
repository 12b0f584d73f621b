import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mailKinds } from '#integrations/mail/mail-kinds.ts'
import { mailPreviews } from './previews.mails.ts'

// Writes every kind of mail, as HTML and as text, with a list of them: `npm run mail:preview`.

const topics: Record<string, string | null> = mailKinds

const folder = path.resolve('.local/mails')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const entryOf = (kind: string, { subject, recipient }: { subject: string; recipient: string }): string => {
  const topic = topics[kind]
  const sent = topic ? `unless “${topic}” is switched off` : 'always sent'
  return `<li><a href="${kind}.html">${escaped(subject)}</a> (<a href="${kind}.txt">text</a>)<br>${kind}, to ${escaped(recipient)}, ${sent}</li>`
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const entries: string[] = []
for (const [kind, preview] of Object.entries(mailPreviews)) {
  const mail = preview()
  await writeFile(path.join(folder, `${kind}.html`), mail.html)
  await writeFile(path.join(folder, `${kind}.txt`), `Subject: ${mail.subject}\n\n${mail.text}\n`)
  entries.push(entryOf(kind, mail))
}
const index = path.join(folder, 'index.html')
await writeFile(
  index,
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Mails</title><body style="font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem"><h1>Every kind of mail</h1><ul>${entries.join('')}</ul></body></html>\n`,
)
console.log(`${entries.length} kinds of mail: ${index}`)
