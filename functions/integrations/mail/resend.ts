import { site } from '../../contract/site.ts'
import type { Mailer } from './mail.ts'

const timeoutMs = 10_000

/** Sends over Resend's HTTP API; the mail's id is its idempotency key there. */
export const resendMailer = ({ apiKey, apiUrl }: { apiKey: string; apiUrl: string }): Mailer => ({
  name: 'resend',
  deliver: async ({ id, recipient, subject, text, html }) => {
    const answer = await fetch(new URL('/emails', apiUrl), {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ from: site.mailFrom, to: [recipient], subject, text, html }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`Resend answered ${answer.status}`)
  },
})
