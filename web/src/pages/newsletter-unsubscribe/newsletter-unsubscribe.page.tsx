import { site } from '#contract/site.ts'
import { LinkPage } from '#web/features/talk/newsletter/link-page.tsx'
import { unsubscribe } from '#web/features/talk/newsletter/newsletter.api.ts'

const { support } = site.supportEmails

export default function NewsletterUnsubscribePage() {
  return (
    <LinkPage
      question={{
        title: 'Unsubscribe from the newsletter',
        text: `The ${site.name} newsletter will not come to your address any more. Emails about your orders are no part of it.`,
        button: 'Unsubscribe',
        pending: 'Unsubscribing...',
      }}
      act={unsubscribe}
      doneTitle="You are unsubscribed"
      afterwards={{
        done: <p className="text-ink-soft">Should you miss it, sign up on the home page whenever you like.</p>,
        refused: (
          <p className="text-ink-soft">
            If that does not help, write to{' '}
            <a href={`mailto:${support}`} className="underline underline-offset-4">
              {support}
            </a>{' '}
            and we take your address off the list.
          </p>
        ),
      }}
    />
  )
}
