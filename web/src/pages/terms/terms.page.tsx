import { termsPolicy } from '#contract/help/policies/terms.ts'
import { PolicyView } from '#web/features/help/policies/policy-view.tsx'

export default function TermsPage() {
  return <PolicyView policy={termsPolicy} />
}
