import { termsPolicy } from '../../../../functions/contract/policies/terms.ts'
import { PolicyView } from '../../features/policies/policy-view.tsx'

export default function TermsPage() {
  return <PolicyView policy={termsPolicy} />
}
