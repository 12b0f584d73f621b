import type { PageHead } from '../../contract/page-heads.ts'
import { cookiesPolicy } from '../../contract/policies/cookies.ts'
import { privacyPolicy } from '../../contract/policies/privacy.ts'
import { returnsPolicy } from '../../contract/policies/returns.ts'
import { shippingPolicy } from '../../contract/policies/shipping.ts'
import { termsPolicy } from '../../contract/policies/terms.ts'

const headOf = ({ title, description }: PageHead): PageHead => ({ title, description })

/** The pages whose words stand in the code. */
export const policyHeads = {
  '/privacy': headOf(privacyPolicy),
  '/terms': headOf(termsPolicy),
  '/cookies': headOf(cookiesPolicy),
  '/shipping': headOf(shippingPolicy),
  '/returns': headOf(returnsPolicy),
} as const
