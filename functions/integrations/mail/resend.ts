import { site } from '#contract/site.ts'
import type { Mailer } from './mail.ts'

const timeoutMs = 10_000

/** The headers by which a mail program shows its own button that ends the subscription. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Sends over Resend's HTTP API; the mail's id is its idempotency key there. The request that it came of goes with it as a
 * tag, which Resend shows and repeats in its events, and which no recipient sees.
 */
export const resendMailer = ({ apiKey, apiUrl }: { apiKey: string; apiUrl: string }): Mailer => ({
  name: 'resend',
  deliver: async ({ id, requestId, recipient, subject, text, html, unsubscribeUrl }) => {
    const tags = [{ name: 'request_id', value: requestId }]
    const headers = unsubscribeUrl ? oneClick(unsubscribeUrl) : undefined
    const answer = await fetch(new URL('/emails', apiUrl), {
      method: 'POST',
      // Nobody but Resend gets a mail: whoever else an answer points to is no address of ours.
      redirect: 'manual',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ from: site.mailFrom, to: [recipient], subject, text, html, tags, headers }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`Resend answered ${answer.status}`)
  },
})
