import { privacyPolicy } from '#contract/help/policies/privacy.ts'
import { PolicyView } from '#web/features/help/policies/policy-view.tsx'

export default function PrivacyPage() {
  return <PolicyView policy={privacyPolicy} />
}
