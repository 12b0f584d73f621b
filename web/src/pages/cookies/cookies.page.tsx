import { cookiesPolicy } from '#contract/help/policies/cookies.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PolicyView } from '#web/features/help/policies/policy-view.tsx'
import { openCookieSettings } from '#web/features/identity/consent/open-cookie-settings.ts'

export default function CookiesPage() {
  const settings = (
    <Button variant="secondary" onClick={openCookieSettings}>
      Cookie Settings
    </Button>
  )
  return <PolicyView policy={cookiesPolicy} action={settings} />
}
