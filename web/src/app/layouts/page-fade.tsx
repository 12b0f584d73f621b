import { useLayoutEffect, useState, ViewTransition } from 'react'
import { fieldsOf } from '#web/lib/kept/json.ts'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Fades from one page to the next. Back and forward are at once, since phones move the page under the finger that asks for
 * them, and so is an address that changes under what one goes on with.
 */
export const PageFade = () => {
  const { pathname, state } = useLocation()
  const type = useNavigationType()
  const [shown, setShown] = useState({ pathname, isFaded: false })
  const isNew = shown.pathname !== pathname
  const isFaded = isNew ? type !== 'POP' && !('sameScreen' in fieldsOf(state)) && !wantsStillness() : shown.isFaded
  useLayoutEffect(() => {
    // The screen fades as a whole: around the page alone it would lift that above the header, and wait for its pictures. React
    // takes the screen out of what fades unless it bears a name.
    document.documentElement.style.viewTransitionName = 'root'
    // React keeps a page's effects, its reading of data among them, until a fade is over, unless something else changes at once.
    setShown((was) => (was.pathname === pathname ? was : { pathname, isFaded }))
  }, [pathname, isFaded])
  // Something that was not there before begins the fade.
  return (
    isFaded && (
      <ViewTransition key={pathname} default="none">
        <i className="fixed" />
      </ViewTransition>
    )
  )
}
