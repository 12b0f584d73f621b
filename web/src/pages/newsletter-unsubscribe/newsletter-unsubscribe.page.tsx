import { site } from '#contract/site.ts'
import { LinkPage } from '#web/features/talk/newsletter/link-page.tsx'
import { unsubscribe } from '#web/features/talk/newsletter/newsletter.api.ts'

const { support } = site.supportEmails

export default function NewsletterUnsubscribePage() {
  return (
    <LinkPage
      question={{
        title: 'Unsubscribe from the newsletter',
        text: `We’ll stop sending you the ${site.name} newsletter. You’ll still get emails about your orders.`,
        button: 'Unsubscribe',
        pending: 'Unsubscribing...',
      }}
      act={unsubscribe}
      doneTitle="You’re unsubscribed"
      afterwards={{
        done: <p className="text-ink-soft">If you miss it, you can sign up again on the home page.</p>,
        refused: (
          <p className="text-ink-soft">
            If that doesn’t help, write to{' '}
            <a href={`mailto:${support}`} className="underline underline-offset-4">
              {support}
            </a>{' '}
            and we’ll take you off the list.
          </p>
        ),
      }}
    />
  )
}
