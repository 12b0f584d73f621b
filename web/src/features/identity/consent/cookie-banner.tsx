import { Link } from 'react-router-dom'
import { Button } from '#web/components/ui/button.tsx'
import { useHeightAs } from '#web/lib/browser/height-as.ts'
import { paths } from '#web/lib/paths.ts'
import type { OptionalCategory } from './consent.ts'
import { openCookieSettings } from './open-cookie-settings.ts'

type CookieBannerProps = { onChoose: (choice: Record<OptionalCategory, boolean>) => void }

const allOf = (value: boolean) => ({ preferences: value, analytics: value, marketing: value })

/** Asks once for a choice. It takes no focus, and stands over the bars of a phone, and under the chat button, until it is answered. */
export const CookieBanner = ({ onChoose }: CookieBannerProps) => (
  <section
    ref={useHeightAs<HTMLElement>('--cookie-banner-height')}
    aria-labelledby="cookie-banner-title"
    className="no-print appear fixed inset-x-0 bottom-0 z-50 border-straw border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-raised"
  >
    <div className="page flex flex-col gap-4 py-4 lg:flex-row lg:items-center lg:justify-between lg:gap-10">
      <div className="max-w-[72ch]">
        <h2 id="cookie-banner-title" className="text-lg">
          Cookies, if you agree
        </h2>
        <p className="mt-1 text-ink-soft text-sm">
          Essential cookies keep you signed in. Any others wait for your word, and today there are none. Read our{' '}
          <Link to={paths.cookies} className="text-ink underline underline-offset-4">
            cookie policy
          </Link>
          .
        </p>
      </div>
      <div className="grid shrink-0 grid-cols-2 gap-2 sm:flex sm:gap-3">
        <Button onClick={() => onChoose(allOf(true))} className="px-3 sm:px-5">
          Accept All
        </Button>
        <Button onClick={() => onChoose(allOf(false))} className="px-3 sm:px-5">
          Essential Only
        </Button>
        <Button variant="quiet" onClick={openCookieSettings} className="col-span-2">
          Cookie Settings
        </Button>
      </div>
    </div>
  </section>
)
