import { type Consent, saveConsent } from './consent.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { CookieSettings } from './cookie-settings.tsx'

type CookieConsentProps = { asks: boolean; settingsOpen: boolean; onCloseSettings: () => void }

// The button that had the focus is gone with the banner.
const keepFocus = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  })

/** The banner while no choice is stored, and the dialog while it is open. */
export default function CookieConsent({ asks, settingsOpen, onCloseSettings }: CookieConsentProps) {
  const choose = ({ preferences, analytics, marketing }: Omit<Consent, 'essential'>) => {
    saveConsent({ preferences, analytics, marketing })
    onCloseSettings()
    keepFocus()
  }
  return (
    <>
      {asks && <CookieBanner onChoose={choose} />}
      <CookieSettings open={settingsOpen} onClose={onCloseSettings} onChoose={choose} />
    </>
  )
}
