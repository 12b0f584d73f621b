import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

type LinkPageProps = {
  /** Asks; only the button acts, since mail programs open links of their own accord. */
  question: { title: string; text: string; button: string; pending: string }
  act: (token: string) => Promise<SaidInWords>
  doneTitle: string
  /** Under what was done, and under what could not be done. */
  afterwards: { done: ReactNode; refused: ReactNode }
}

/** Where a link of a newsletter's mail leads: the question, then what came of it. A good link works again and again. */
export const LinkPage = ({ question, act, doneTitle, afterwards }: LinkPageProps) => {
  usePageHead({ title: question.title })
  const token = useSearchParams()[0].get('token') ?? ''
  const { mutate, data, error, isPending } = useMutation({ mutationFn: act })
  if (data) {
    return (
      <Sheet role="status" icon={<CircleCheck {...icon} className="text-hedge" />} title={doneTitle}>
        <p className="text-lg">{data.message}</p>
        {afterwards.done}
        <ButtonLink to={paths.home} variant="secondary" className="mt-2">
          Return to Homepage
        </ButtonLink>
      </Sheet>
    )
  }
  const refused = token === '' ? 'Part of this link is missing. Please open it from our email.' : refusal(error)
  if (refused) {
    return (
      <Sheet role="alert" icon={<CircleAlert {...icon} className="text-comb" />} title="This link doesn’t work">
        <p className="text-lg">{refused}</p>
        {afterwards.refused}
      </Sheet>
    )
  }
  return (
    <Sheet icon={<Mail {...icon} className="text-hedge" />} title={question.title}>
      <p className="text-ink-soft text-lg">{question.text}</p>
      {error && (
        <p role="alert" className="rounded-md bg-comb-soft px-4 py-3 text-comb-ink">
          {errorMessage(error)}
        </p>
      )}
      <Button size="lg" pending={isPending} onClick={() => mutate(token)} className="mt-2">
        {isPending ? question.pending : question.button}
      </Button>
    </Sheet>
  )
}

/** Why no second try will help, or null: the server has looked at the token. */
const refusal = (error: Error | null): string | null =>
  isApiError(error) && error.code === 'validation' ? errorMessage(error) : null

const icon = { 'aria-hidden': true, size: 56, strokeWidth: 1.5 } as const

type SheetProps = { role?: 'status' | 'alert'; icon: ReactNode; title: string; children: ReactNode }

const Sheet = ({ role, icon, title, children }: SheetProps) => (
  <div role={role} className="page flex flex-1 flex-col items-center justify-center gap-4 py-20 text-center">
    {icon}
    <h1 className="text-3xl">{title}</h1>
    <div className="flex w-full max-w-lg flex-col items-center gap-4">{children}</div>
  </div>
)
