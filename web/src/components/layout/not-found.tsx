import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Photo } from '#web/components/ui/pictures/photo.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

export default function NotFoundPage() {
  usePageHead({ title: '404 Page Not Found' })
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center">
      <Photo
        src="/pictures/empty-nest.webp"
        alt=""
        sizes="384px"
        width={480}
        height={360}
        priority="first"
        className="w-full max-w-sm rounded-xl"
      />
      <h1 className="mt-4 text-3xl md:text-4xl">404 Page Not Found</h1>
      <p className="max-w-md text-ink-soft text-lg">The page you're looking for doesn't exist or has been moved.</p>
      <ButtonLink to={paths.home} className="mt-2">
        Return to Homepage
      </ButtonLink>
      <nav aria-label="Other pages to try" className="mt-4">
        <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={paths.category(slug)}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
