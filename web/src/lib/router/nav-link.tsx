import type { ComponentProps } from 'react'
import { Link } from './link.tsx'
import { useLocation } from './router.tsx'

type NavLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** Only at its own address is it active, and at none below it. */
  end?: boolean
  className: (at: { isActive: boolean }) => string
}

/** A link of a menu, which says whether one is there. */
export const NavLink = ({ to, end = false, className, ...rest }: NavLinkProps) => {
  const pathname = useLocation().pathname.toLowerCase()
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />
}
