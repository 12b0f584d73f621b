import { useEffect, useState } from 'react'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { type OptionalCategory, saveConsent, useConsent } from './consent.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { cookieSettingsEvent } from './open-cookie-settings.ts'

const loadSettings = () => import('./cookie-settings.tsx')

const bannerAfterMs = 1000

// The button that had the focus is gone with the banner.
const keepFocus = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  })

/** Whether a choice is due: a second after the first visit began. */
const useDue = (undecided: boolean): boolean => {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!undecided) return
    const timer = setTimeout(() => setDue(true), bannerAfterMs)
    return () => clearTimeout(timer)
  }, [undecided])
  return due && undecided
}

/** The banner while a choice is due and none is stored, and the settings when somebody opens them. */
export const ConsentSlot = () => {
  const due = useDue(useConsent() === null)
  const { Part: CookieSettings, open, fetchPart, show, close } = useLatePart(loadSettings)

  useEffect(() => {
    const onAsked = () => void show()
    addEventListener(cookieSettingsEvent, onAsked)
    return () => removeEventListener(cookieSettingsEvent, onAsked)
  }, [show])

  const choose = (choice: Record<OptionalCategory, boolean>) => {
    saveConsent(choice)
    close()
    keepFocus()
  }
  return (
    <>
      {due && <CookieBanner onChoose={choose} onMeansSettings={() => void fetchPart()} />}
      {/* Once there they stay, so that the dialog can give the focus back as it closes. */}
      {CookieSettings && <CookieSettings open={open} onClose={close} onChoose={choose} />}
    </>
  )
}
