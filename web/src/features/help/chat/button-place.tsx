import { store } from '#web/lib/kept/store.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { isForm } from './chat-places.ts'

const place = store<HTMLElement | null>(null)

/** Where the round button belongs now: nowhere on a page with a form, nor where there is no header. */
export const useButtonPlace = place.use

/**
 * The round button's room in the header, kept from the first so that nothing moves as it comes. There it lies over nothing; a
 * screen that is wide enough has a margin for it beside the page, where it needs no room here.
 */
export const ButtonPlace = () => {
  const { pathname } = useLocation()
  return isForm(pathname) ? null : (
    <div ref={place.set} className="size-11 shrink-0 xl:contents [@media(scripting:none)]:hidden" />
  )
}
