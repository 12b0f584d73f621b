export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only z-60 rounded-md bg-hedge px-4 py-3 font-semibold text-on-hedge focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    Skip to the page
  </a>
)
