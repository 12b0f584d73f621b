import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { AskOn } from './ask-on.tsx'
import { useArticleVote } from './help.api.ts'
import { useRememberedVote } from './votes.ts'

const answers = [
  { useful: true, label: 'Yes', Icon: ThumbsUp },
  { useful: false, label: 'No', Icon: ThumbsDown },
] as const

const thanks = (useful: boolean): string =>
  useful ? 'Thank you. We’re glad it helped.' : 'Thank you. We’ll try to make it better.'

/** Whether the article was of use: given, changed and taken back. What was said is shown again in this browser. */
export const UsefulVote = ({ slug }: { slug: string }) => {
  const remembered = useRememberedVote(slug)
  const { mutate, isPending, variables, error } = useArticleVote(slug)
  const buttons = useRef<HTMLDivElement>(null)
  const said = isPending ? variables : remembered
  const takeBack = () => {
    // The button goes with what it takes back.
    buttons.current?.querySelector('button')?.focus()
    mutate(null)
  }
  return (
    <section aria-labelledby="useful" className="no-print border-straw border-t pt-6 text-base">
      <div ref={buttons} className="flex flex-wrap items-center gap-3">
        <h2 id="useful" className="mr-2 text-xl">
          Was this useful?
        </h2>
        {answers.map(({ useful, label, Icon }) => (
          <Button
            key={label}
            variant={said === useful ? 'primary' : 'secondary'}
            aria-pressed={said === useful}
            aria-describedby="useful"
            onClick={() => said !== useful && mutate(useful)}
          >
            <Icon aria-hidden size={18} />
            {label}
          </Button>
        ))}
        {said !== null && (
          <Button variant="quiet" onClick={takeBack}>
            Undo
          </Button>
        )}
      </div>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {said !== null && thanks(said)}
      </p>
      {error && (
        <div className="mt-3">
          <FormError>{`We couldn’t save your answer. ${errorMessage(error)}`}</FormError>
        </div>
      )}
      {said === false && <AskOn className="mt-4" />}
    </section>
  )
}
