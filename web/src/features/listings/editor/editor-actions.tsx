import { useQuery } from '@tanstack/react-query'
import type { Subscription } from '../../../../../functions/contract/subscription.ts'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { FormError } from '../../../components/ui/field.tsx'
import { mayPublish } from '../../subscription/package-words.ts'
import { subscriptionQuery } from '../../subscription/subscription.api.ts'
import { isForSale } from '../listing-words.ts'
import { rootMessage } from './editor-errors.ts'
import { Refusal } from './refusal.tsx'
import type { useEditor } from './use-editor.ts'

const allowanceWords = ({ status, allowance: { used, limit } }: Subscription): string =>
  mayPublish(status)
    ? `${Math.max(0, limit - used)} of ${limit} listings left this billing month.`
    : 'You can save drafts. Publishing needs a package that is paid for.'

/** Save and publish, with what keeps the listing from it. */
export const EditorActions = ({ editor }: { editor: ReturnType<typeof useEditor> }) => {
  const { form, base, refusal, publish, keepMine, takeOther, pending } = editor
  const { data: subscription } = useQuery(subscriptionQuery)
  const forSale = base !== null && isForSale(base.status)
  const busy = pending.save || pending.publish
  const missing = Object.keys(form.formState.errors).some((name) => name !== 'root')
  const problem = rootMessage(form, 'other') ?? (missing ? 'Some fields above still need you.' : undefined)
  return (
    <div className="flex flex-col gap-4 border-straw border-t pt-6">
      {refusal && <Refusal error={refusal} onKeepMine={() => void keepMine()} onTakeOther={() => void takeOther()} />}
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap items-center gap-3">
        {!forSale && (
          <Button pending={pending.publish} disabled={busy} onClick={() => void publish()}>
            {pending.publish ? 'Publishing...' : 'Publish'}
          </Button>
        )}
        <Button type="submit" variant={forSale ? 'primary' : 'secondary'} pending={pending.save} disabled={busy}>
          {pending.save ? 'Saving...' : forSale || base?.status === 'paused' ? 'Save changes' : 'Save draft'}
        </Button>
        {forSale && (
          <ButtonLink variant="quiet" to={paths.product(base.id)}>
            See it in the shop
          </ButtonLink>
        )}
      </div>
      {!forSale && subscription && <p className="text-ink-soft text-sm">{allowanceWords(subscription)}</p>}
    </div>
  )
}
