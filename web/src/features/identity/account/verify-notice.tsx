import { MailWarning } from 'lucide-react'
import { ResendButton } from './resend-button.tsx'

/** Says what an unverified address keeps from working, with the way out. */
export const VerifyNotice = ({ email }: { email: string }) => (
  <div className="flex flex-col gap-4 rounded-lg bg-yolk-soft p-4 text-yolk-ink md:flex-row md:items-center md:p-5">
    <MailWarning aria-hidden size={24} className="shrink-0" />
    <p className="min-w-0 flex-1">
      <strong className="font-semibold">Please verify your e-mail address.</strong> Follow the link that we sent to{' '}
      <span className="break-all">{email}</span>. Until then you can browse and fill your cart, but not buy, list or
      send messages.
    </p>
    <ResendButton />
  </div>
)
