import { type Section, sectionWords, text } from '#contract/blocks.ts'
import { cookiesPolicy } from '#contract/help/policies/cookies.ts'
import { privacyPolicy } from '#contract/help/policies/privacy.ts'
import { returnsPolicy } from '#contract/help/policies/returns.ts'
import { shippingPolicy } from '#contract/help/policies/shipping.ts'
import { termsPolicy } from '#contract/help/policies/terms.ts'
import { contactHead } from '#contract/pages/site-heads.ts'
import { site } from '#contract/site.ts'
import type { passages } from '#db/schema/help/help.ts'
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
      heading: 'How to speak to a person: telephone number, email and office hours',
      blocks: [
        text(`Telephone ${site.phone}. Our hours are ${site.hours}. In an emergency call ${site.emergencyLine}.`),
        text(
          `Write to ${site.supportEmails.support}, or to ${site.supportEmails.sellers} if you sell. The form on the contact page reaches the same people. Give your order number, if it’s about an order. Our support team can step in if a seller doesn’t answer you.`,
        ),
      ],
    },
  ],
}

const helpPages: Written[] = articles.map((article) => ({ ...article, path: `/help/${article.slug}` }))

/** Every section of our pages, as a search finds it. */
export const passageRows: Row[] = [...policies, contactPage, ...helpPages].flatMap(sectionRows)
