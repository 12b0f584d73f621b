import { site } from '#contract/site.ts'
import { LinkPage } from '#web/features/talk/newsletter/link-page.tsx'
import { confirmSubscription } from '#web/features/talk/newsletter/newsletter.api.ts'
import { NewsletterSignUp } from '#web/features/talk/newsletter/newsletter-sign-up.tsx'

export default function NewsletterConfirmPage() {
  return (
    <LinkPage
      question={{
        title: 'Confirm your subscription',
        text: `Would you like the ${site.name} newsletter once a week?`,
        button: 'Confirm my subscription',
        pending: 'Confirming...',
      }}
      act={confirmSubscription}
      doneTitle="Subscription confirmed"
      afterwards={{
        done: (
          <p className="text-ink-soft">
            A welcome email is on its way. You can unsubscribe with the link in any email.
          </p>
        ),
        refused: (
          <section aria-labelledby="sign-up-again" className="mt-6 w-full text-left">
            <h2 id="sign-up-again" className="mb-3 text-xl">
              Sign up again
            </h2>
            <NewsletterSignUp />
          </section>
        ),
      }}
    />
  )
}
