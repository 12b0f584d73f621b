import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Takes the place of the present entry of the history; of itself where it leads to the address that one is at. */
  replace?: boolean
  state?: unknown
}

/** A click that asks for another tab, a file or another site is the browser's own business. */
const isOurs = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: link }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  !(link.target || link.hasAttribute('download')) &&
  link.origin === location.origin

/** A link within the site. */
export const Link = ({ to, replace, state, onClick, ...rest }: LinkProps) => {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isOurs(event)) return
    event.preventDefault()
    navigate(to, { replace: replace ?? event.currentTarget.href === location.href, state })
  }
  return <a {...rest} href={to} onClick={follow} />
}

type NavLinkProps = Omit<LinkProps, 'className'> & {
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
