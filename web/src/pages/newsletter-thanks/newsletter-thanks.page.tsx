import { CalendarDays, MailCheck, Newspaper, Tag } from 'lucide-react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Redirect } from '#web/lib/router/redirect.tsx'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

const expected = [
  {
    Icon: Newspaper,
    title: 'Weekly newsletters',
    text: 'What’s hatching and what’s new for sale, once a week.',
  },
  { Icon: Tag, title: 'Subscriber offers', text: 'Offers from our sellers, just for subscribers.' },
  { Icon: CalendarDays, title: 'Seasonal guides', text: 'What your flock needs now, from setting eggs to the moult.' },
]

// The address comes out of the link that led here: anything else in its place is not shown.
const isAddress = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text)

export default function NewsletterThanksPage() {
  usePageHead({ title: 'Thank You for Subscribing!' })
  const email = useSearchParams()[0].get('email')?.trim() ?? ''
  if (!isAddress(email)) return <Redirect to={paths.home} />
  return (
    <div className="page flex flex-1 flex-col items-center gap-8 py-16">
      <header className="flex flex-col items-center gap-3 text-center">
        <MailCheck aria-hidden size={56} strokeWidth={1.5} className="text-hedge" />
        <h1 className="text-3xl md:text-4xl">Thank You for Subscribing!</h1>
        <p className="max-w-xl text-ink-soft text-lg">
          A confirmation email is coming to{' '}
          <strong className="inline-block max-w-full break-words text-ink">{email}</strong>. Please follow the link in
          it to start getting the newsletter.
        </p>
      </header>
      <section aria-labelledby="expect" className="w-full max-w-2xl rounded-lg border border-straw bg-surface p-6">
        <h2 id="expect" className="mb-4 text-xl">
          What to Expect Next
        </h2>
        <ul className="flex flex-col gap-5">
          {expected.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden size={24} className="mt-0.5 shrink-0 text-hedge" />
              <div>
                <h3 className="font-sans font-semibold text-base">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <p className="max-w-xl text-center text-ink-soft text-sm">
        Nothing after a few minutes? Check your spam folder. There’s an unsubscribe link in every email we send.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.products}>Browse Products</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Return to Homepage
        </ButtonLink>
      </div>
    </div>
  )
}
