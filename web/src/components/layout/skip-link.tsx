export const SkipLink = () => (
  <a
    href="#main"
    className="fixed top-2 left-1/2 z-60 -translate-x-1/2 rounded-md bg-hedge px-4 py-3 font-semibold text-on-hedge not-focus:sr-only"
  >
    Skip to the page
  </a>
)
