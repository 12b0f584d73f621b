import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { useSubscribe } from './newsletter.api.ts'

const thanksAfterMs = 500

const problemOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.errors.find(({ path }) => path === 'email')?.message : undefined

/**
 * Asks for the newsletter, and leads to the page of thanks. Its heading is the section's that holds it. One field, and no
 * `useServerForm`: the library of forms would be fetched with the first page that somebody sees.
 */
export const NewsletterSignUp = () => {
  const [email, setEmail] = useState('')
  const { mutate, isPending, isSuccess, error, variables } = useSubscribe()
  useThanks(isSuccess ? variables : null)
  const busy = isPending || isSuccess

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const address = email.trim()
    if (!address || busy) return
    mutate(address, {
      onSuccess: () =>
        toast({ title: 'Success!', description: 'Redirecting to thank you page...', variant: 'success' }),
      onError: (failure) => {
        toast({ title: 'Subscription failed', description: errorMessage(failure), variant: 'destructive' })
        if (problemOf(failure)) form.querySelector('input')?.focus()
      },
    })
  }

  return (
    <form
      method="dialog"
      onSubmit={submit}
      className="flex w-full flex-col items-stretch gap-3 sm:flex-row sm:items-start"
    >
      <TextField
        label="Email address"
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        className="flex-1"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problemOf(error)}
      />
      <Button type="submit" pending={busy} className="sm:mt-6.5">
        {busy ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  )
}

/** Goes to the page of thanks a moment later, unless one has gone elsewhere by then. */
const useThanks = (email: string | null | undefined): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (!email) return
    const timer = setTimeout(() => navigate(paths.newsletterThanksTo(email)), thanksAfterMs)
    return () => clearTimeout(timer)
  }, [email, navigate])
}
