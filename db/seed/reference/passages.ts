import { type Section, sectionWords } from '../../../functions/contract/blocks.ts'
import { cookiesPolicy } from '../../../functions/contract/policies/cookies.ts'
import { privacyPolicy } from '../../../functions/contract/policies/privacy.ts'
import { returnsPolicy } from '../../../functions/contract/policies/returns.ts'
import { shippingPolicy } from '../../../functions/contract/policies/shipping.ts'
import { termsPolicy } from '../../../functions/contract/policies/terms.ts'
import type { passages } from '../../schema/index.ts'
import { articles } from './help/articles.ts'

type Row = Omit<typeof passages.$inferSelect, 'search'>
type Written = Pick<Row, 'kind'> & { path: string; title: string; sections: readonly Section[] }

const sectionRows = ({ kind, path, title, sections }: Written): Row[] =>
  sections.map((section, position) => ({
    url: `${path}#${section.anchor}`,
    kind,
    page: title,
    heading: section.heading,
    body: sectionWords(section),
    position,
  }))

const policies: Written[] = [shippingPolicy, returnsPolicy, termsPolicy, privacyPolicy, cookiesPolicy].map(
  (policy) => ({ ...policy, kind: 'policy' }),
)
const helpPages: Written[] = articles.map((article) => ({ ...article, path: `/help/${article.slug}` }))

/** Every section of our pages, as a search finds it. */
export const passageRows: Row[] = [...policies, ...helpPages].flatMap(sectionRows)
