import { shippingPolicy } from '#contract/help/policies/shipping.ts'
import { PolicyView } from '#web/features/help/policies/policy-view.tsx'

export default function ShippingPage() {
  return <PolicyView policy={shippingPolicy} />
}
