import { paths } from '../../app/paths.ts'
import { useCurrentUser } from '../../features/session/session.api.ts'

/** Where "Sell" leads: sellers to their work, everybody else to what selling here means. */
export const useSellPath = (): string => {
  const { user } = useCurrentUser()
  return user?.userType === 'seller' ? paths.dashboard : paths.sell
}
