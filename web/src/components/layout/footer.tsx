import type { ReactNode } from 'react'
import { site } from '#contract/site.ts'
import { openCookieSettings } from '#web/features/identity/consent/open-cookie-settings.ts'
import { useToday } from '#web/lib/browser/visible.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useSellPath } from './header/sell-path.ts'
import { Logo } from './logo.tsx'
import { menuPaths } from './site-links.ts'
import { ThemeChoice } from './theme-choice.tsx'

type FooterLink = { label: string; to: string }

const linkClass =
  'inline-block py-1.5 text-ink-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-2.5'

/** At its end is room for what stands at the foot of the screen. */
export const Footer = () => (
  <footer
    data-site
    className="below-screen mt-16 border-straw border-t bg-quiet pb-[calc(var(--bottom-bar-height)+1.5rem)] in-[:has(#chat-title)]:md:pb-[55dvh]"
  >
    <div className="page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
      <div className="flex flex-col items-start gap-4">
        <Logo />
        <p className="max-w-[34ch] text-ink-soft">{site.description}</p>
        <ul className="flex flex-wrap gap-x-4">
          {site.socialLinks.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="noopener" className={linkClass}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <QuickLinks />
      <LinkList title="Customer service" links={serviceLinks}>
        <li>
          <button type="button" onClick={openCookieSettings} className={linkClass}>
            Cookie Settings
          </button>
        </li>
      </LinkList>
      <Contact />
    </div>
    <div className="border-straw border-t">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-ink-soft text-sm">
        <p>
          © {useToday().slice(0, 4)} {site.name}
        </p>
        <ul aria-label="Cards we take" className="flex flex-wrap gap-2">
          {site.cardMarks.map((mark) => (
            <li
              key={mark}
              className="rounded-sm border border-straw bg-surface px-2 py-1 font-semibold text-ink text-xs"
            >
              {mark}
            </li>
          ))}
        </ul>
        <ThemeChoice />
      </div>
    </div>
  </footer>
)

const serviceLinks: FooterLink[] = [
  { label: 'Contact us', to: paths.contact },
  { label: 'Help centre', to: paths.help },
  { label: 'Shipping information', to: paths.shipping },
  { label: 'Returns and refunds', to: paths.returns },
  { label: 'Privacy policy', to: paths.privacy },
  { label: 'Terms and conditions', to: paths.terms },
  { label: 'Cookie policy', to: paths.cookies },
]

const QuickLinks = () => {
  const links = [
    { label: 'Browse products', to: paths.products },
    { label: 'All categories', to: paths.categories },
    { label: 'Services', to: paths.services },
    { label: 'Become a seller', to: useSellPath() },
    { label: 'Your orders', to: paths.orders },
    { label: 'Feature requests', to: paths.featureRequests },
    { label: 'Newsletter', to: menuPaths.newsletter },
  ]
  return <LinkList title="Quick links" links={links} />
}

type LinkListProps = { title: string; links: FooterLink[]; children?: ReactNode }

const LinkList = ({ title, links, children }: LinkListProps) => (
  <nav aria-label={title}>
    <h2 className="mb-2 text-lg">{title}</h2>
    <ul>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)

const Contact = () => (
  <section aria-label="Contact">
    <h2 className="mb-2 text-lg">Contact</h2>
    <address className="not-italic mt-1.5 text-ink-soft">
      {site.postalAddress.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={`${linkClass} mt-2`}>
        {site.phone}
      </a>
      <br />
      <a href={`mailto:${site.supportEmails.support}`} className={linkClass}>
        {site.supportEmails.support}
      </a>
    </address>
    <p className="mt-1 text-ink-soft text-sm">{site.hours}</p>
  </section>
)
