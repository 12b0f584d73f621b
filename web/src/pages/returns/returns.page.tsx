import { returnsPolicy } from '../../../../functions/contract/policies/returns.ts'
import { PolicyView } from '../../features/policies/policy-view.tsx'

export default function ReturnsPage() {
  return <PolicyView policy={returnsPolicy} />
}
