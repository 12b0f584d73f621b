import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useLogout } from './session-acts.ts'

/** Signs out and says so; a page that needs a user then asks to sign in by itself. */
export const useSignOut = () => {
  const { mutate } = useLogout()
  return () =>
    mutate(undefined, {
      onSuccess: () => toast({ title: 'Logged out', description: 'You have been successfully logged out.' }),
      onError: (error) => toast({ title: 'Logout failed', description: errorMessage(error), variant: 'destructive' }),
    })
}
