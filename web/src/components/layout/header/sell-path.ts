import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { paths } from '#web/lib/paths.ts'

/** Where "Sell" leads: sellers to their work, everybody else to what selling here means. */
export const useSellPath = (): string => {
  const { user } = useCurrentUser()
  return user?.userType === 'seller' ? paths.dashboard : paths.sell
}
