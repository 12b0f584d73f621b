import type { Deps } from '#app/deps.ts'
import { withoutWebAddresses } from '#contract/text-rules.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { WaitRow } from './tell-waiting.queries.ts'

/** The mail to somebody who waited for a listing: once for each time that they asked. */
export const backInStockMail = ({ origin }: Pick<Deps, 'origin'>, wait: WaitRow): CausedMail => {
  const title = withoutWebAddresses(wait.title, '…')
  const mail = composeMail({
    kind: 'back-in-stock',
    origin,
    to: wait.email,
    subject: `Back in stock: ${title}`,
    greeting: `Hello ${wait.full_name},`,
    paragraphs: [
      `You asked us to tell you when “${title}” from ${wait.shop_name} is back. It is, and it goes to whoever buys it first.`,
      'We won’t write about it again unless you ask us to.',
    ],
    action: { label: 'See the listing', url: `${origin}/products/${wait.listing_id}` },
  })
  return { ...mail, cause: `back-in-stock:${wait.listing_id}:${wait.user_id}:${wait.asked_at}` }
}
