import { useEffect } from 'react'
import { useNavigate } from './router.tsx'

/** Leads on at once, in place of the entry that one came to. */
export const Redirect = ({ to }: { to: string }) => {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
