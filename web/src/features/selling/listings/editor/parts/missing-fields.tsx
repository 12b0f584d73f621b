import { Link } from '#web/lib/router/link.tsx'
import { type EditorForm, focusField } from '../editor-errors.ts'
import { fieldLabel } from './field-labels.ts'
import { type Need, placeOfNeed } from './needs.ts'
import type { useNeeds } from './use-needs.ts'

type MissingProps = { form: EditorForm; found: ReturnType<typeof useNeeds> }

/** Everything that still needs the seller, each the way to its field or page. */
export const MissingFields = ({ form, found: { needs, problems, count } }: MissingProps) => {
  if (problems.length === 0) return null
  const messages = new Map(problems.map(({ path, message }) => [path, message]))
  return (
    <div role="alert" className="rounded-lg bg-comb-soft p-4 text-comb-ink md:p-5">
      <p className="font-semibold">{count}</p>
      <ul className="mt-1.5 list-disc pl-5">
        {needs
          .filter(({ done }) => !done)
          .map((need) => (
            <li key={placeOfNeed(need)}>
              <Way form={form} need={need} message={messages.get(placeOfNeed(need))} />
            </li>
          ))}
      </ul>
    </div>
  )
}

const look = 'inline-flex min-h-8 items-center text-left underline underline-offset-4'

const Way = ({ form, need, message }: { form: EditorForm; need: Need; message: string | undefined }) => {
  const path = placeOfNeed(need)
  if (!message && 'page' in need) {
    return (
      <Link to={need.page} className={look}>
        {need.words}
      </Link>
    )
  }
  return (
    <>
      <button type="button" onClick={() => focusField(path)} className={look}>
        {fieldLabel(path, form.getValues())}
      </button>
      {message && <span className="text-sm">: {message}</span>}
    </>
  )
}
