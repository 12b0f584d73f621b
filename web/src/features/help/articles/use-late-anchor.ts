import { useEffect } from 'react'
import { anchorOf } from '#web/lib/browser/anchor.ts'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'

/**
 * Goes to the section that the address names once the text is there, which may be after the page was shown. Whoever
 * came back to where they had scrolled stays there.
 */
export const useLateAnchor = (): void => {
  const { hash } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: from section to section the page itself leads.
  useEffect(() => {
    if (!hash || (type === 'POP' && scrollY > 0)) return
    anchorOf(hash)?.scrollIntoView()
  }, [])
}
