import { shippingPolicy } from '../../../../functions/contract/policies/shipping.ts'
import { PolicyView } from '../../features/policies/policy-view.tsx'

export default function ShippingPage() {
  return <PolicyView policy={shippingPolicy} />
}
