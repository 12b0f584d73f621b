import { usePageHead } from '../../app/page-head.ts'
import { VerifyNotice } from '../../features/account/verify-notice.tsx'
import { useCurrentUser } from '../../features/session/session.api.ts'
import { useIsMobile } from '../../lib/device.ts'
import { ProfileDesktop } from './profile.desktop.tsx'
import { ProfileMobile } from './profile.mobile.tsx'
import { sectionsOf } from './profile-sections.tsx'

export default function ProfilePage() {
  usePageHead({ title: 'Your profile' })
  const { user } = useCurrentUser()
  const isMobile = useIsMobile()
  if (!user) return null
  const Sections = isMobile ? ProfileMobile : ProfileDesktop
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">Your profile</h1>
      <p className="mt-2 mb-8 text-ink-soft">Signed in as {user.username}</p>
      {!user.emailVerified && (
        <div className="mb-8">
          <VerifyNotice email={user.email} />
        </div>
      )}
      <Sections sections={sectionsOf(user)} />
    </div>
  )
}
