import { site } from '#contract/site.ts'
import { paths } from '#web/lib/paths.ts'

/** What whoever opens an account agrees to: stands at the button that opens it. */
export const TermsNote = () => (
  <p className="text-ink-soft text-sm">
    By creating an account you confirm that you are {site.minimumAge} or over and accept the{' '}
    <a
      href={paths.terms}
      target="_blank"
      rel="noopener"
      className="font-medium text-hedge-ink underline underline-offset-4"
    >
      terms
      <span className="sr-only"> (in a new tab)</span>
    </a>
    .
  </p>
)
