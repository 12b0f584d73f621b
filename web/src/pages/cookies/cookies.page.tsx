import { cookiesPolicy } from '../../../../functions/contract/policies/cookies.ts'
import { Button } from '../../components/ui/button.tsx'
import { openCookieSettings } from '../../features/consent/open-cookie-settings.ts'
import { PolicyView } from '../../features/policies/policy-view.tsx'

export default function CookiesPage() {
  const settings = (
    <Button variant="secondary" onClick={openCookieSettings}>
      Cookie Settings
    </Button>
  )
  return <PolicyView policy={cookiesPolicy} action={settings} />
}
