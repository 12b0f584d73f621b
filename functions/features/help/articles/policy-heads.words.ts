import { cookiesPolicy } from '#contract/help/policies/cookies.ts'
import { privacyPolicy } from '#contract/help/policies/privacy.ts'
import { returnsPolicy } from '#contract/help/policies/returns.ts'
import { shippingPolicy } from '#contract/help/policies/shipping.ts'
import { termsPolicy } from '#contract/help/policies/terms.ts'
import type { PageHead } from '#contract/pages/page-heads.ts'

const headOf = ({ title, description }: PageHead): PageHead => ({ title, description })

/** The pages whose words stand in the code. */
export const policyHeads = {
  '/privacy': headOf(privacyPolicy),
  '/terms': headOf(termsPolicy),
  '/cookies': headOf(cookiesPolicy),
  '/shipping': headOf(shippingPolicy),
  '/returns': headOf(returnsPolicy),
} as const
