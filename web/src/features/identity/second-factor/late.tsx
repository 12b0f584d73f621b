import { type ComponentType, Suspense, useEffect } from 'react'
import { endConfirming, useAsking } from '#web/features/identity/confirm/confirm-identity.ts'
import { type Load, lazyPart } from '#web/lib/lazy-page.tsx'
import { useLatePart } from '#web/lib/use-late-part.ts'

const nothing: ComponentType = () => null

/** What a page stands as well without: where it does not arrive, there is none. */
const lateCard = (load: Load) => {
  const { Part } = lazyPart(() => load().catch(() => ({ default: nothing })))
  return () => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  )
}

/** Leads an admin to where two-step sign-in is set up, until they have it. */
export const AdminLead = lateCard(() => import('./admin-lead.tsx'))

/** Tells an admin why they were led to it. */
export const AdminNeed = lateCard(() => import('./admin-need.tsx'))

/** Offers two-step sign-in to a seller who has none. */
export const OfferTwoSteps = lateCard(() => import('./seller-offer.tsx'))

/** What one signs in with beside the password. */
export const { Part: TwoStepSection } = lazyPart(() => import('./two-step-section.tsx'))

/** Signs in by a passkey instead of name and password. */
export const { Part: PasskeySignIn } = lazyPart(() => import('#web/features/identity/passkeys/passkey-sign-in.tsx'))

/** What a sign-in takes beside the password. */
export const { Part: SecondStep } = lazyPart(() => import('./second-step.tsx'))

const loadDialog = () => import('./confirm-dialog.tsx')

/** Asks who is there once a sensitive act was refused; stands on every page that has such. */
export const ConfirmIdentity = () => {
  const isAsking = useAsking() !== null
  const { Part: Dialog, show } = useLatePart(loadDialog)
  useEffect(() => {
    if (isAsking) void show().then((isThere) => isThere || endConfirming(false))
  }, [isAsking, show])
  // Once there it stays, so that the dialog can give the focus back as it closes.
  return Dialog && <Dialog />
}
