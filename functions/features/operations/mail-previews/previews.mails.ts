import { backInStockMail } from '#features/catalogue/stock-waits/back-in-stock.mails.ts'
import { verificationMail } from '#features/identity/account/verification.mails.ts'
import {
  confirmEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
} from '#features/identity/credentials/change-email.mails.ts'
import {
  passwordChangedHereMail,
  passwordChangedMail,
  resetMail,
} from '#features/identity/credentials/password.mails.ts'
import { type FactorNews, factorMail } from '#features/identity/second-factor/second-factor.mails.ts'
import { attackedMail, newDeviceMail, passwordKnownMail } from '#features/identity/sessions/sign-in.mails.ts'
import { accountDeletedMail } from '#features/operations/leaving/leaving.mails.ts'
import {
  cancelledMail,
  downgradeMail,
  lateUpgradeMail,
  packageActiveMail,
  packageLapsedMail,
  resumedMail,
  smallerMail,
} from '#features/selling/packages/package.mails.ts'
import { contactMail } from '#features/talk/contact/contact.mails.ts'
import { unreadMail } from '#features/talk/messages/unread-mails.mails.ts'
import { confirmationMail, welcomeMail } from '#features/talk/newsletter/newsletter.mails.ts'
import type { MailKind } from '#integrations/mail/mail-kinds.ts'
import { orderPreviews } from './order-previews.mails.ts'
import { type Preview, previewing } from './preview.rules.ts'

/** Where the links of the previews lead. */
export const previewOrigin = 'https://hatchyard.example'

const id = '01900000-0000-7000-8000-000000000001'
const deps = { origin: previewOrigin, newId: () => id, env: { HASH_SECRET: 'a secret for previews and nothing else' } }
const user = { email: 'ada@example.com', fullName: 'Ada O’Keeper <Ludlow & Clun>' }
const token = 'mJ3zW2r8c0Qm4s7Yk1Vt9b'
const change = { ...user, newEmail: 'ada.keeper@example.com' }
const sellerPackage = { ...user, id, tier: 'basic' as const, period: 'month' as const }

const running = {
  id,
  tier: 'premium' as const,
  renewsAt: new Date('2027-04-13T09:00:00Z'),
  updatedAt: new Date('2026-04-13T09:00:00Z'),
}

const preview = previewing(deps)

const factorNews = (what: FactorNews) =>
  preview(factorMail, {
    reader: user,
    what,
    which: 'The passkey “My phone”',
    at: new Date('2026-04-13T09:00:00Z'),
  })

/** Every kind of mail, as somebody might get it. A kind that is missing here does not compile. */
export const mailPreviews: Record<MailKind, Preview> = {
  'verify-email': preview(verificationMail, { user, token, code: '402817' }),
  'reset-password': preview(resetMail, { to: user.email, token }),
  'password-changed': preview(passwordChangedMail, user),
  'password-changed-here': preview(passwordChangedHereMail, user),
  'confirm-email': preview(confirmEmailMail, { newEmail: change.newEmail, token }),
  'email-change-asked': preview(emailChangeAskedMail, change),
  'email-changed': preview(emailChangedMail, change),
  'new-device': preview(newDeviceMail, {
    reader: user,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1',
    at: new Date('2026-04-13T09:00:00Z'),
  }),
  'sign-in-attacked': preview(attackedMail, user),
  'password-known': preview(passwordKnownMail, user),
  'factor-added': factorNews('factor-added'),
  'factor-removed': factorNews('factor-removed'),
  'recovery-code-used': factorNews('recovery-code-used'),
  'recovery-codes-made': factorNews('recovery-codes-made'),
  'account-deleted': preview(accountDeletedMail, user),
  contact: preview(contactMail, {
    name: 'Ada Keeper',
    email: user.email,
    topic: 'orders',
    message: 'Where are my eggs?\n\nThey were due on Tuesday & nobody answers <b>at all</b>.',
  }),
  'newsletter-confirm': preview(confirmationMail, { id, email: user.email, token }),
  'newsletter-welcome': preview(welcomeMail, { id, email: user.email, confirmHash: 'hash' }),
  'message-unread': preview(unreadMail, {
    ids: [id],
    mailed: true,
    conversation_id: id,
    count: 3,
    from_name: 'Clun Valley Bantams',
    text: 'They leave us on Tuesday.\nWould <Thursday> suit you?',
    listing_title: 'French Copper Marans hatching eggs & chicks',
    order_number: null,
    email: user.email,
    full_name: user.fullName,
  }),
  'back-in-stock': preview(backInStockMail, {
    user_id: id,
    listing_id: id,
    asked_at: '2026-04-01T09:00:00.000Z',
    email: user.email,
    full_name: user.fullName,
    title: 'French Copper Marans hatching eggs & chicks',
    shop_name: 'Clun Valley Bantams',
    is_back: true,
  }),
  ...orderPreviews(deps),
  'package-active': preview(packageActiveMail, { ...sellerPackage, renewsAt: new Date('2026-05-13T09:00:00Z') }),
  'package-past-due': preview(packageLapsedMail, { ...sellerPackage, stage: 'past_due' }),
  'package-ended': preview(packageLapsedMail, { ...sellerPackage, stage: 'ended' }),
  'package-downgrade': preview(downgradeMail, {
    reader: user,
    row: running,
    nextTier: 'basic',
    pauses: [{ title: 'Marans <eggs> & chicks' }],
  }),
  'package-smaller': preview(smallerMail, { ...sellerPackage, tier: 'premium', nextTier: 'basic' }),
  'package-cancelled': preview(cancelledMail, {
    reader: user,
    row: running,
    cancellation: {
      endsAt: new Date('2026-04-20T09:00:00Z'),
      refundPence: 17_408,
      keptPence: 592,
      nextRefundAt: new Date('2027-04-20T09:00:00Z'),
    },
  }),
  'package-resumed': preview(resumedMail, { reader: user, row: running }),
  'package-paid-late': preview(lateUpgradeMail, { reader: user, id, tier: 'premium', amountPence: 412 }),
}
