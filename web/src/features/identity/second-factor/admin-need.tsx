import { useHasNone } from './known-none.ts'

/** Tells an admin why they were led here, until two-step sign-in is set up. */
export default function AdminNeed() {
  if (!useHasNone()) return null
  return (
    <p className="mb-8 max-w-prose rounded-lg bg-yolk-soft p-4 text-yolk-ink">
      <strong className="font-semibold">Admins must use two-step sign-in.</strong> Please{' '}
      <a href="#two-step-sign-in" className="font-medium underline underline-offset-4">
        set it up below
      </a>
      : an authenticator app, a passkey, or both.
    </p>
  )
}
