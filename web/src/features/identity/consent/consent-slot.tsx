import { useEffect, useState } from 'react'
import { useOnline } from '#web/lib/browser/online.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { useConsent } from './consent.ts'
import { cookieSettingsEvent } from './open-cookie-settings.ts'

const loadConsent = () => import('./cookie-consent.tsx')

const bannerAfterMs = 1000

/** Nothing until a choice is due or wanted: a second after the first visit began, or when the settings are opened. */
export const ConsentSlot = () => {
  const undecided = useConsent() === null
  const [due, setDue] = useState(false)
  const online = useOnline()
  const { Part: CookieConsent, open, fetchPart, show, close } = useLatePart(loadConsent)

  useEffect(() => {
    if (!undecided) return
    const timer = setTimeout(() => setDue(true), bannerAfterMs)
    return () => clearTimeout(timer)
  }, [undecided])

  useEffect(() => {
    if (due && online) void fetchPart()
  }, [due, online, fetchPart])

  useEffect(() => {
    const onAsked = () => void show()
    addEventListener(cookieSettingsEvent, onAsked)
    return () => removeEventListener(cookieSettingsEvent, onAsked)
  }, [show])

  // Once there it stays, so that the dialog can give the focus back as it closes.
  return CookieConsent && <CookieConsent asks={due && undecided} settingsOpen={open} onCloseSettings={close} />
}
