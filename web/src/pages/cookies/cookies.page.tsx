import { cookiesPolicy } from '../../../../functions/contract/policies/cookies.ts'
import { PolicyView } from '../../features/policies/policy-view.tsx'

export default function CookiesPage() {
  return <PolicyView policy={cookiesPolicy} />
}
