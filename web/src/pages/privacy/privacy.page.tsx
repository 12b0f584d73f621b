import { privacyPolicy } from '../../../../functions/contract/policies/privacy.ts'
import { PolicyView } from '../../features/policies/policy-view.tsx'

export default function PrivacyPage() {
  return <PolicyView policy={privacyPolicy} />
}
