import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PageBar } from '#web/components/ui/page-bar.tsx'
import { mayPublish } from '#web/features/selling/packages/package-words.ts'
import { packageQueryOptions } from '#web/features/selling/packages/packages.api.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { paths } from '#web/lib/paths.ts'
import { isForSale } from '../listing-words.ts'
import { formId, partId, problemsIn } from './editor-errors.ts'
import { MissingFields } from './parts/missing-fields.tsx'
import { PhotoQuestion } from './parts/photo-question.tsx'
import { useNeeds } from './parts/use-needs.ts'
import { Refusal } from './saving/refusal.tsx'
import { SaveLine } from './saving/save-line.tsx'
import { Conflict } from './saving/versions.tsx'
import type { useEditor } from './use-editor.ts'
import { useValues } from './use-values.ts'

const allowanceWords = ({ status, allowance: { used, limit } }: SellerPackage, isDraft: boolean): string => {
  if (!mayPublish(status)) return 'You can save drafts. To publish, you need to pay for a package.'
  // What was for sale already may still be among those that count.
  if (isDraft && used >= limit)
    return `You’ve used all ${limit} listings this month. Keep this as a draft until next month.`
  return `${used} of ${limit} listings used this month.`
}

type ActionsProps = { editor: ReturnType<typeof useEditor> }

/** What keeps the listing from being saved or published, with the way on. */
const Troubles = ({ editor }: ActionsProps) => {
  const { form, base, conflict, refusal, asked, keepMine, takeOther } = editor
  return (
    <div id={partId('troubles')} tabIndex={-1} className="flex flex-col gap-4 empty:hidden">
      {conflict && base && (
        <Conflict
          base={base}
          theirs={conflict}
          mine={form.getValues()}
          onKeepMine={() => void keepMine()}
          onTakeOther={takeOther}
        />
      )}
      {refusal && <Refusal error={refusal} />}
      {asked && <Missing editor={editor} />}
      <FormError>{form.formState.errors.root?.other?.message}</FormError>
    </div>
  )
}

const useFound = ({ form, base }: ActionsProps['editor']) => {
  const values = useDeferredValue(useValues(form))
  return useNeeds({ form, values, status: base?.status ?? 'draft' })
}

const Missing = ({ editor }: ActionsProps) => <MissingFields form={editor.form} found={useFound(editor)} />

const ToDoCount = ({ editor }: ActionsProps) => (
  <p className="font-medium text-comb-ink text-sm">{useFound(editor).count}</p>
)

/** Save and publish, at hand at the bottom of the screen, with how far it is saved. */
export const EditorActions = ({ editor }: ActionsProps) => {
  const { form, base, status, publish, publishing, conflict, retry } = editor
  // Typed back to what is saved, it is saved again.
  useWatch({ control: form.control })
  const { data: sellerPackage } = useQuery(packageQueryOptions)
  const isMobile = useIsMobile()
  const isDraft = base === null || base.status === 'draft'
  const forSale = base !== null && isForSale(base.status)
  const isWrong = editor.asked && problemsIn(form).length > 0
  const unsaved = editor.isUnsaved()
  const saving = status.kind === 'saving'
  const seeIt = forSale && (
    <ButtonLink variant="quiet" to={paths.product(base.id)}>
      See it in the shop
    </ButtonLink>
  )
  // What there is no room for beside the words, as in large letters, comes under them.
  const bar = (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-32">
        <SaveLine
          status={status}
          isDraft={isDraft}
          unsaved={unsaved}
          onRetry={() => (isDraft ? retry() : editor.save())}
        />
        {isWrong && <ToDoCount editor={editor} />}
        {!forSale && !isWrong && sellerPackage && (
          <p className="text-ink-soft text-sm">{allowanceWords(sellerPackage, isDraft)}</p>
        )}
      </div>
      <div className="ml-auto flex max-w-full flex-wrap justify-end gap-x-4 gap-y-2">
        {!isMobile && seeIt}
        {!isDraft && (
          <Button
            type="submit"
            form={formId}
            variant={forSale ? 'primary' : 'secondary'}
            pending={saving}
            disabled={publishing || conflict !== null}
          >
            {saving ? 'Saving...' : 'Save changes'}
          </Button>
        )}
        {!forSale && (
          <Button pending={publishing} disabled={conflict !== null} onClick={() => void publish()}>
            {publishing ? 'Publishing...' : 'Publish'}
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <>
      <Troubles editor={editor} />
      <PhotoQuestion editor={editor} />
      {isMobile ? (
        <>
          {seeIt}
          <PageBar>{bar}</PageBar>
        </>
      ) : (
        <div className="sticky bottom-(--foot-height) z-20 flex border-straw border-t bg-paper py-3">{bar}</div>
      )}
    </>
  )
}
