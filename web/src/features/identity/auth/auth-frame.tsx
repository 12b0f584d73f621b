import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { AuthSide } from './auth-side.tsx'

/** A form on the way in, with what an account is good for beside it. */
export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <div className="page grid items-start gap-10 py-8 md:grid-cols-2 md:py-12 lg:gap-16">
    <div className="mx-auto w-full max-w-lg">
      <Link
        to={paths.home}
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-medium text-hedge-ink underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden size={18} />
        Return to Homepage
      </Link>
      {children}
    </div>
    <AuthSide />
  </div>
)
