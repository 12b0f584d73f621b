import { paths } from '#web/lib/paths.ts'
import { Redirect } from '#web/lib/router/redirect.tsx'
import { useHasNone } from './known-none.ts'

/** Leads an admin to where two-step sign-in is set up, until they have it. */
export default function AdminLead() {
  return useHasNone() ? <Redirect to={paths.profileSection('security')} /> : null
}
