import { useLayoutEffect } from 'react'
import { verifyLinkHours } from '#contract/identity/email-code.constants.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { ownPath } from '#web/lib/own-path.ts'
import { paths } from '#web/lib/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'

type Place = { path: string; at: number }

const read = fromJson<Place | null>(null, (value) => {
  const { path, at } = fieldsOf(value)
  return typeof path === 'string' && typeof at === 'number' ? { path, at } : null
})

/** Where somebody was kept from going on: the link of the mail opens in another tab, which leads back there. */
const place = kept({ key: 'verify_place', read })

/** Where the link leads back to, while it may still be followed; null where nobody knows. */
export const verifyPlace = (now: number): string | null => {
  const last = place.get()
  if (!last || now - last.at > verifyLinkHours * 3_600_000) return null
  return ownPath(last.path)
}

export const forgetVerifyPlace = (): void => place.set(null)

const leadsNowhere = (path: string): boolean => path === paths.verifyEmail || path.startsWith(paths.profile)

/**
 * Keeps where the reader is while they are asked to prove their address, as soon as they see that they are. The profile is where
 * links lead anyway.
 */
export const useRememberPlace = (): void => {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    if (!leadsNowhere(pathname)) place.set({ path: `${pathname}${search}`, at: Date.now() })
  }, [pathname, search])
}
