import { ShieldCheck } from 'lucide-react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { useHasNone } from './known-none.ts'

/** Tells an admin that their role needs a second step, until they have one. */
export default function AdminNotice() {
  if (!useHasNone()) return null
  return (
    <div className="mb-8 flex flex-col gap-4 rounded-lg bg-yolk-soft p-4 text-yolk-ink md:flex-row md:items-center md:p-5">
      <ShieldCheck aria-hidden size={24} className="shrink-0" />
      <p className="min-w-0 flex-1">
        <strong className="font-semibold">Please set up two-step sign-in.</strong> Who runs the site needs it: until
        then nothing of the administration opens.
      </p>
      <ButtonLink to={paths.profileSection('security')} variant="secondary">
        Set it up
      </ButtonLink>
    </div>
  )
}
