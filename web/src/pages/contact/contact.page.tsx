import { contactHead } from '#contract/pages/site-heads.ts'
import { ContactForm } from '#web/features/talk/contact/contact-form.tsx'
import { ContactSide } from '#web/features/talk/contact/contact-side.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

export default function ContactPage() {
  usePageHead(contactHead)
  return (
    <div className="page py-8 md:py-12">
      <div className="max-w-2xl">
        <h1 className="text-3xl md:text-4xl">Contact us</h1>
        <p className="mt-3 text-ink-soft">
          Ask us about an order, a shop, a bill or anything else. A person will read it and reply by email.
        </p>
        <p className="mt-3">
          <Link to={paths.help} className="text-hedge-ink underline underline-offset-4">
            Find an answer in the help centre first
          </Link>
        </p>
      </div>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <ContactForm />
        <ContactSide />
      </div>
    </div>
  )
}
