import type { Path, UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from '#contract/problems.ts'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'
import type { CheckedListing, ListingValues } from './listing-form.ts'

export type EditorForm = UseFormReturn<ListingValues, unknown, CheckedListing>
type Target = Path<ListingValues> | `root.${'pictures' | 'options' | 'other'}`

const plain = ['title', 'category', 'subcategory', 'description', 'collection'] as const
const ofOption = {
  label: 'label',
  sku: 'sku',
  pricePence: 'price',
  stock: 'stock',
  expectedStock: 'stock',
  packCount: 'packCount',
} as const

const optionTarget = (index: number, name: string | undefined): Target =>
  name !== undefined && Object.hasOwn(ofOption, name)
    ? `options.${index}.${ofOption[name as keyof typeof ofOption]}`
    : 'root.options'

/** The field of the form that shows a problem of the API. */
const targetOf = (path: string): Target => {
  const [first, second, third] = path.split('.')
  const same = plain.find((name) => name === path)
  if (same) return same
  if (first === 'attributes' && second) return `attributes.${second}`
  if (first === 'options') return second === undefined ? 'root.options' : optionTarget(Number(second), third)
  return first === 'imageKeys' || first === 'imageAlts' ? 'root.pictures' : 'root.other'
}

/** Shows each of these beside its field. */
export const showFieldProblems = (form: EditorForm, problems: FieldProblem[]): void => {
  for (const { path, message } of problems) form.setError(targetOf(path), { type: 'server', message })
}

/** Shows each problem beside its field; whether there was any to show. */
export const showProblems = (form: EditorForm, error: unknown): boolean => {
  if (!isApiError(error) || error.errors.length === 0) return false
  showFieldProblems(form, error.errors)
  return true
}

export const showFailure = (form: EditorForm, error: unknown): void =>
  form.setError('root.other', { type: 'server', message: errorMessage(error) })

/** The message of one of the form's own problems, those that belong to no single field. */
export const rootMessage = (form: EditorForm, name: 'pictures' | 'options' | 'other'): string | undefined =>
  form.formState.errors.root?.[name]?.message

/** The part of the editor that has an id of its own, for what belongs to no single field. */
export const partId = (name: string): string => `editor-${name}`

/** Goes to the field of a problem, or to the part of the editor where it is. */
export const focusField = (form: EditorForm, path: string): void => {
  const [first, name = ''] = path.split('.')
  if (first === 'root') {
    const part = document.getElementById(partId(name))
    part?.scrollIntoView({ block: 'center' })
    part?.querySelector<HTMLElement>('button, input')?.focus()
  } else form.setFocus(path as Path<ListingValues>)
}
