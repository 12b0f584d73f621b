import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from './router.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Takes the place of the present entry of the history; of itself where it leads to the address that one is at. */
  replace?: boolean
}

/** A click that asks for another tab, a file or another site is the browser's own business. */
const isOurs = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: link }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  !(link.target || link.hasAttribute('download')) &&
  link.origin === location.origin

/** A link within the site. */
export const Link = ({ to, replace, onClick, ...rest }: LinkProps) => {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isOurs(event)) return
    event.preventDefault()
    navigate(to, { replace: replace ?? event.currentTarget.href === location.href })
  }
  return <a {...rest} href={to} onClick={follow} />
}
