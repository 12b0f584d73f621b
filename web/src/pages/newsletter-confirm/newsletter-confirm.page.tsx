import { site } from '#contract/site.ts'
import { LinkPage } from '#web/features/talk/newsletter/link-page.tsx'
import { confirmSubscription } from '#web/features/talk/newsletter/newsletter.api.ts'
import { NewsletterSignUp } from '#web/features/talk/newsletter/newsletter-sign-up.tsx'

export default function NewsletterConfirmPage() {
  return (
    <LinkPage
      question={{
        title: 'Confirm your subscription',
        text: `Shall the ${site.name} newsletter come to your address, once a week?`,
        button: 'Confirm my subscription',
        pending: 'Confirming...',
      }}
      act={confirmSubscription}
      doneTitle="Subscription confirmed"
      afterwards={{
        done: <p className="text-ink-soft">A welcome is on its way. Every email has a link that ends it again.</p>,
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
