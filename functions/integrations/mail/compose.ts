import { site } from '../../contract/site.ts'
import type { Mail } from './mail.ts'

type Letter = {
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  action?: { label: string; url: string }
  unsubscribeUrl?: string
}

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The one template of all mails: a greeting, paragraphs, at most one link, in text and in HTML. User text is text. */
export const composeMail = ({ to, subject, greeting, paragraphs, action, unsubscribeUrl = '' }: Letter): Mail => {
  const signed = `${site.name}, ${site.postalAddress.slice(1).join(', ')}`
  const end = unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : []
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), signed, ...end].join(
    '\n\n',
  )
  const body = [greeting, ...paragraphs].map((line) => `<p>${asHtml(line).replaceAll('\n', '<br>')}</p>`)
  const link = action ? `<p><a href="${asHtml(action.url)}">${asHtml(action.label)}</a></p>` : ''
  const endLink = unsubscribeUrl ? `<p><a href="${asHtml(unsubscribeUrl)}">Unsubscribe</a></p>` : ''
  const html = `<!doctype html><html lang="en-GB"><body style="font-family:sans-serif;color:#1d2a22">${body.join('')}${link}<p style="color:#5b6a60">${asHtml(signed)}</p>${endLink}</body></html>`
  return {
    recipient: to,
    subject: subject.replace(/[\r\n]+/g, ' '),
    text,
    html,
    unsubscribeUrl: unsubscribeUrl || null,
  }
}
