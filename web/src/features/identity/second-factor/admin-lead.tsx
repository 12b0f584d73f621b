import { Navigate } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { useHasNone } from './known-none.ts'

/** Leads an admin to where two-step sign-in is set up, until they have it. */
export default function AdminLead() {
  return useHasNone() ? <Navigate to={paths.profileSection('security')} replace /> : null
}
