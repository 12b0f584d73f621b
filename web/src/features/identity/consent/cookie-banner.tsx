import { Button } from '#web/components/ui/button.tsx'
import { useHeightAs } from '#web/lib/browser/height-as.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import type { OptionalCategory } from './consent.ts'
import { openCookieSettings } from './open-cookie-settings.ts'

type CookieBannerProps = {
  onChoose: (choice: Record<OptionalCategory, boolean>) => void
  /** Somebody is about to open the settings. */
  onMeansSettings: () => void
}

const allOf = (value: boolean) => ({ preferences: value, analytics: value, marketing: value })

/** Asks once for a choice. It takes no focus, and stands on the bars of a phone, which can be used meanwhile. */
export const CookieBanner = ({ onChoose, onMeansSettings }: CookieBannerProps) => (
  <section
    ref={useHeightAs<HTMLElement>('--cookie-banner-height')}
    aria-label="Cookies, if you agree"
    className="no-print appear fixed inset-x-0 bottom-(--bottom-bar-height) z-40 border-straw border-t bg-surface md:pb-[env(safe-area-inset-bottom)] shadow-raised"
  >
    <div className="page flex flex-col gap-x-8 gap-y-2 py-2.5 md:flex-row md:items-center md:justify-between">
      <p className="text-sm">
        We only set cookies the site needs.{' '}
        <Link to={paths.cookies} className="underline underline-offset-4">
          Cookie policy
        </Link>
      </p>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => onChoose(allOf(true))} className="grow">
          Accept All
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onChoose(allOf(false))} className="grow">
          Essential Only
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onPointerEnter={onMeansSettings}
          onFocus={onMeansSettings}
          onClick={openCookieSettings}
          className="grow"
        >
          Cookie Settings
        </Button>
      </div>
    </div>
  </section>
)
