import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { site } from '#contract/site.ts'
import { contactTopicLabels } from '#contract/talk/community.constants.ts'
import type { contactInput } from '#contract/talk/contact.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Mail } from '#integrations/mail/mail.ts'

/** What somebody wrote on the contact page. */
export type Written = z.output<typeof contactInput>

/** What support gets. */
export const contactMail = ({ origin }: Pick<Deps, 'origin'>, { name, email, topic, message }: Written): Mail =>
  composeMail({
    kind: 'contact',
    origin,
    to: site.supportEmails.support,
    subject: `${contactTopicLabels[topic]}: ${name}`,
    greeting: `${name} <${email}> wrote on the contact page:`,
    paragraphs: [{ quote: message }],
    action: { label: 'Reply by email', url: `mailto:${email}` },
  })
