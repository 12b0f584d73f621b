import { type Section, sectionWords, text } from '../../../functions/contract/blocks.ts'
import { contactHead } from '../../../functions/contract/page-heads.ts'
import { cookiesPolicy } from '../../../functions/contract/policies/cookies.ts'
import { privacyPolicy } from '../../../functions/contract/policies/privacy.ts'
import { returnsPolicy } from '../../../functions/contract/policies/returns.ts'
import { shippingPolicy } from '../../../functions/contract/policies/shipping.ts'
import { termsPolicy } from '../../../functions/contract/policies/terms.ts'
import { site } from '../../../functions/contract/site.ts'
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
/** What stands beside the contact form. */
const contactPage: Written = {
  kind: 'policy',
  path: '/contact',
  title: contactHead.title,
  sections: [
    {
      anchor: 'other-ways',
      heading: 'How to speak to a person: telephone number, e-mail and office hours',
      blocks: [
        text(`Telephone ${site.phone}. Our hours are ${site.hours}. In an emergency call ${site.emergencyLine}.`),
        text(
          `Write to ${site.supportEmails.support}, or to ${site.supportEmails.sellers} if you sell. The form on the contact page reaches the same people. Name the number of your order, if it is about one. Our support can step in when a seller does not answer you.`,
        ),
      ],
    },
  ],
}

const helpPages: Written[] = articles.map((article) => ({ ...article, path: `/help/${article.slug}` }))

/** Every section of our pages, as a search finds it. */
export const passageRows: Row[] = [...policies, contactPage, ...helpPages].flatMap(sectionRows)
