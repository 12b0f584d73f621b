import { NewsletterSignUp } from '#web/features/talk/newsletter/newsletter-sign-up.tsx'

export const Newsletter = () => (
  <section aria-labelledby="newsletter" className="page py-8 md:py-12">
    <div className="grid items-center gap-6 rounded-xl border border-straw bg-surface p-5 md:grid-cols-2 md:gap-10 md:p-10">
      <div>
        <h2 id="newsletter" className="text-2xl md:text-3xl">
          Newsletter
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">
          What’s hatching, offers for subscribers and guides for the season, once a week. Unsubscribe with one click.
        </p>
      </div>
      <NewsletterSignUp />
    </div>
  </section>
)
