import { site } from '#contract/site.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

/** An egg about to hatch, with the name beside it. */
export const Logo = () => (
  <Link to={paths.home} className="flex shrink-0 items-center gap-2.5 rounded-sm">
    <Mark />
    <span className="font-display font-semibold text-[min(1.4rem,9vw)] leading-none tracking-tight md:text-[1.65rem] @max-[32rem]:sr-only">
      {site.name}
    </span>
  </Link>
)

const Mark = () => (
  <svg aria-hidden viewBox="0 0 32 32" className="size-8 md:size-9">
    <path d="M16 2c6.2 0 11.4 9.4 11.4 16.6S22.4 30.5 16 30.5 4.6 25.8 4.6 18.6 9.8 2 16 2Z" className="fill-hedge" />
    <path
      d="m4.5 19.5 5-4.2 4.1 4.3 3.4-5.6 4.2 5.2 6.3-4.6"
      className="fill-none stroke-surface"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <circle cx="20.6" cy="9.6" r="1.9" className="fill-yolk" />
  </svg>
)
