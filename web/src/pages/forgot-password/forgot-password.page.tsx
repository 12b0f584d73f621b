import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { AuthFrame } from '#web/features/identity/auth/auth-frame.tsx'
import { ForgotForm, type LinkSent } from '#web/features/identity/auth/forgot-form.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

export default function ForgotPasswordPage() {
  usePageHead({ title: 'Forgotten password' })
  const [sent, setSent] = useState<LinkSent | null>(null)
  const [email, setEmail] = useState('')
  const show = (found: LinkSent) => {
    setEmail(found.email)
    setSent(found)
  }
  return <AuthFrame>{sent ? <Sent {...sent} onAgain={() => setSent(null)} /> : <Ask {...{ email, show }} />}</AuthFrame>
}

const Ask = ({ email, show }: { email: string; show: (sent: LinkSent) => void }) => (
  <>
    <h1 className="text-3xl">Forgotten your password?</h1>
    <p className="mt-3 mb-6 text-ink-soft">
      Tell us your account’s email address and we’ll send you a link to choose a new password.
    </p>
    <ForgotForm email={email} onSent={show} />
    <p className="mt-5 text-center text-ink-soft">
      Remembered it?{' '}
      <Link
        to={paths.auth}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-hedge-ink underline underline-offset-4"
      >
        Return to Login
      </Link>
    </p>
  </>
)

const Sent = ({ email, message, onAgain }: LinkSent & { onAgain: () => void }) => (
  <div className="flex flex-col items-start gap-4">
    <MailCheck aria-hidden size={44} strokeWidth={1.5} className="text-hedge" />
    <h1 className="text-3xl">Check your email</h1>
    <p role="status" className="text-lg">
      {message}
    </p>
    <p className="text-ink-soft">
      You entered <span className="break-all font-medium text-ink">{email}</span>. If nothing arrives in a few minutes,
      check your junk folder or ask again. A new link replaces the old one.
    </p>
    <div className="mt-2 flex flex-wrap gap-3">
      <ButtonLink to={paths.auth}>Return to Login</ButtonLink>
      <Button variant="secondary" onClick={onAgain}>
        Ask again
      </Button>
    </div>
  </div>
)
