import { cookiesPolicy } from '../../../functions/contract/policies/cookies.ts'
import { type Policy, sectionWords } from '../../../functions/contract/policies/policy.ts'
import { privacyPolicy } from '../../../functions/contract/policies/privacy.ts'
import { returnsPolicy } from '../../../functions/contract/policies/returns.ts'
import { shippingPolicy } from '../../../functions/contract/policies/shipping.ts'
import { termsPolicy } from '../../../functions/contract/policies/terms.ts'
import type { passages } from '../../schema/index.ts'

type Row = Omit<typeof passages.$inferSelect, 'search'>

const sectionRows = ({ path, title, sections }: Policy): Row[] =>
  sections.map((section, position) => ({
    url: `${path}#${section.anchor}`,
    kind: 'policy',
    page: title,
    heading: section.heading,
    body: sectionWords(section),
    position,
  }))

/** Every section of our pages, as a search finds it. */
export const passageRows: Row[] = [shippingPolicy, returnsPolicy, termsPolicy, privacyPolicy, cookiesPolicy].flatMap(
  sectionRows,
)
