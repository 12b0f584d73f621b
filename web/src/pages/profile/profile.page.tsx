import { ChevronLeft } from 'lucide-react'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { AdminLead, ConfirmIdentity } from '#web/features/identity/second-factor/late.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Redirect } from '#web/lib/router/redirect.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { ProfileIndex, ProfileList } from './profile-nav.tsx'
import { type ProfileSection, sectionsOf } from './profile-sections.tsx'

/** A list of sections and one of them: side by side on the desktop, a page each on phones. */
export default function ProfilePage() {
  const { pathname } = useLocation()
  const { user } = useCurrentUser()
  const isMobile = useIsMobile()
  const sections = user ? sectionsOf(user) : []
  const asked = sections.find(({ name }) => paths.profileSection(name) === pathname)
  usePageHead({ title: asked ? `${asked.title} · Your profile` : 'Your profile' })
  if (!user) return null
  if (!asked && pathname !== paths.profile) return <Redirect to={paths.profile} />
  // The phone's index has nothing open; the desktop begins with the first.
  const open = asked ?? (isMobile ? undefined : sections[0])
  return (
    <div className="page py-8 md:py-12">
      {isMobile && asked ? <Back /> : <Title username={user.username} isPage={!asked} />}
      {!user.emailVerified && (
        <div className="mb-8">
          <VerifyNotice email={user.email} />
        </div>
      )}
      {user.userType === 'admin' && !asked && <AdminLead />}
      {/* What is open stays in its place when a phone is turned, with what was typed. */}
      <div className="grid items-start gap-12 md:grid-cols-[15rem_minmax(0,1fr)]">
        {isMobile ? (
          !asked && <ProfileIndex sections={sections} />
        ) : (
          <ProfileList sections={sections} open={open?.name} />
        )}
        {open && <Open key={open.name} section={open} isPage={asked !== undefined} />}
      </div>
      {/* The notice above brings its own. */}
      {user.emailVerified && <ConfirmIdentity />}
    </div>
  )
}

const Back = () => (
  <Link
    to={paths.profile}
    className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-1 px-1 font-medium text-hedge-ink text-sm"
  >
    <ChevronLeft aria-hidden size={18} />
    Your profile
  </Link>
)

const Title = ({ username, isPage }: { username: string; isPage: boolean }) => {
  const Words = isPage ? 'h1' : 'p'
  return (
    <>
      <Words className="font-display font-semibold text-3xl leading-tight tracking-tight md:text-4xl">
        Your profile
      </Words>
      <p className="mt-2 mb-8 text-ink-soft">Signed in as {username}</p>
    </>
  )
}

const Open = ({ section: { title, content }, isPage }: { section: ProfileSection; isPage: boolean }) => {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section aria-labelledby="profile-section" className="min-h-96 min-w-0">
      <Heading id="profile-section" className={cx('mb-5 text-2xl', isPage && 'max-md:text-3xl')}>
        {title}
      </Heading>
      {content}
    </section>
  )
}
