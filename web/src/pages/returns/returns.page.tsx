import { returnsPolicy } from '#contract/help/policies/returns.ts'
import { PolicyView } from '#web/features/help/policies/policy-view.tsx'

export default function ReturnsPage() {
  return <PolicyView policy={returnsPolicy} />
}
