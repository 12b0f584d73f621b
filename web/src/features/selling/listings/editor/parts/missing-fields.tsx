import { type EditorForm, focusField, problemsIn } from '../editor-errors.ts'
import { fieldLabel } from './field-labels.ts'

/** Everything that still needs the seller, each a way to its field. */
export const MissingFields = ({ form }: { form: EditorForm }) => {
  const found = problemsIn(form)
  if (found.length === 0) return null
  const values = form.getValues()
  return (
    <div role="alert" className="rounded-lg bg-comb-soft p-4 text-comb-ink md:p-5">
      <p className="font-semibold">Some fields need another look</p>
      <ul className="mt-1.5 list-disc pl-5">
        {found.map(({ path, message }) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => focusField(form, path)}
              className="min-h-8 text-left underline underline-offset-4"
            >
              {fieldLabel(path, values)}
            </button>
            <span className="text-sm">: {message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
