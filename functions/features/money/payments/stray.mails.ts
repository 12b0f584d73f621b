import type { Deps } from '#app/deps.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import { purposeOf } from './purpose.rules.ts'
import { isAsked, type Stray, strayKey, type Taken } from './stray.rules.ts'

// 2899 of GBP → "£28.99": each currency has as many digits after the point as it has.
const sumOf = ({ amountPence, currency }: Taken): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  return format.format(amountPence / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const reasonOf = ({ payment, taken }: Stray): string =>
  isAsked(payment, taken)
    ? `Your payment of ${sumOf(taken)} reached us after it had been cancelled, or after another one had taken its place.`
    : `We asked you for ${sumOf(payment)}, and a payment of ${sumOf(taken)} reached us instead.`

/** Tells the payer that what they paid pays for nothing and goes back. */
export const strayMail = ({ origin }: Pick<Deps, 'origin'>, stray: Stray): CausedMail => {
  const { payment, taken } = stray
  return {
    cause: `payment:${strayKey(stray)}:returned`,
    ...composeMail({
      kind: 'payment-returned',
      origin,
      to: payment.payer.email,
      subject: `We’re refunding your payment of ${sumOf(taken)}`,
      greeting: 'Hello,',
      paragraphs: [
        reasonOf(stray),
        { facts: [['It was for', purposeOf(payment).join(', ')]] },
        'We haven’t used it for anything, and we’re refunding you in full. The money goes back the way you paid, usually within 5-7 business days. You don’t need to do anything.',
      ],
      action: payment.checkoutId
        ? { label: 'See your orders', url: `${origin}/orders` }
        : { label: 'See your package', url: `${origin}/dashboard/package` },
    }),
  }
}
