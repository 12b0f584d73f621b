import { useQuery } from '@tanstack/react-query'
import { Bell, Check } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { stockWaitQueryOptions, useWait } from './stock-waits.api.ts'

/** Lets somebody have an email once a listing is back in stock, or think again; visitors sign in first. */
export default function TellMe({ listing: { id, name } }: { listing: { id: string; name: string } }) {
  const { user } = useCurrentUser()
  const navigate = useNavigate()
  const isWaiting = useQuery({ ...stockWaitQueryOptions(id), enabled: user !== null }).data?.waiting ?? false
  const { mutate, isPending } = useWait(id)
  const press = () => {
    if (!user) return void navigate(paths.signIn(location.pathname + location.search))
    mutate(!isWaiting, {
      onSuccess: ({ waiting }) =>
        toast(
          waiting
            ? { title: 'We’ll email you when it’s back', description: name, variant: 'success' }
            : { title: 'We won’t email you about it', description: name },
        ),
      onError: (error) =>
        toast({ title: 'That didn’t work', description: errorMessage(error), variant: 'destructive' }),
    })
  }
  return (
    <Button variant="secondary" aria-pressed={isWaiting} pending={isPending} onClick={press}>
      {isWaiting ? <Check aria-hidden size={18} /> : <Bell aria-hidden size={18} />}
      Email me when it’s back
    </Button>
  )
}
