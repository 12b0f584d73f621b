import { lazy, Suspense, useEffect, useState } from 'react'
import { useConsent } from './consent.ts'
import { cookieSettingsEvent } from './open-cookie-settings.ts'

const CookieConsent = lazy(() => import('./cookie-consent.tsx'))

const bannerAfterMs = 1000

/** Nothing until a choice is due or wanted: a second after the first visit began, or when the settings are opened. */
export const ConsentSlot = () => {
  const undecided = useConsent() === null
  const [due, setDue] = useState(false)
  const [settings, setSettings] = useState<'unused' | 'open' | 'closed'>('unused')

  useEffect(() => {
    if (!undecided) return
    const timer = setTimeout(() => setDue(true), bannerAfterMs)
    return () => clearTimeout(timer)
  }, [undecided])

  useEffect(() => {
    const open = () => setSettings('open')
    addEventListener(cookieSettingsEvent, open)
    return () => removeEventListener(cookieSettingsEvent, open)
  }, [])

  // Once there it stays, so that the dialog can give the focus back as it closes.
  if (!due && settings === 'unused') return null
  return (
    <Suspense>
      <CookieConsent
        asks={due && undecided}
        settingsOpen={settings === 'open'}
        onCloseSettings={() => setSettings('closed')}
      />
    </Suspense>
  )
}
