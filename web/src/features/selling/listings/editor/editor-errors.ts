import type { Path, UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from '#contract/problems.ts'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'
import type { CheckedListing, ListingValues } from './listing-form.ts'
import { attributeFields } from './parts/attribute-config.ts'

export type EditorForm = UseFormReturn<ListingValues, unknown, CheckedListing>
type Target = Path<ListingValues> | `root.${'pictures' | 'options' | 'place' | 'collecting' | 'other'}`

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

const ofShop = new Map<string, Target>([
  ['shop.outcode', 'root.place'],
  ['shop.collectionAddress', 'root.collecting'],
])

/** The field of the form that shows a problem of the API. */
export const targetOf = (path: string): Target => {
  const [first, second, third] = path.split('.')
  const same = plain.find((name) => name === path)
  if (same) return same
  if (first === 'attributes' && second) return `attributes.${second}`
  if (first === 'options') return second === undefined ? 'root.options' : optionTarget(Number(second), third)
  if (first === 'imageKeys' || first === 'imageAlts') return 'root.pictures'
  return ofShop.get(path) ?? 'root.other'
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

const messagesIn = (errors: unknown, path: string): FieldProblem[] => {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && typeof errors.message === 'string' && errors.message !== '') {
    return [{ path, message: errors.message }]
  }
  return Object.entries(errors)
    .filter(([name]) => name !== 'ref')
    .flatMap(([name, inner]) => messagesIn(inner, path === '' ? name : `${path}.${name}`))
}

const order = [
  ...['title', 'category', 'subcategory', 'description', 'pictures', 'attributes', 'options'],
  ...['collection', 'dispatchWeekdays', 'place', 'collecting'],
]
const ordered = ['label', 'price', 'packCount', 'stock', 'sku']

/** Where a field stands on the page, comparable place by place. */
const placeOf = (path: string, category: ListingValues['category']): [number, number, number] => {
  const [first = '', second = '', third = ''] = path.replace(/^root\./, '').split('.')
  const part = order.includes(first) ? order.indexOf(first) : order.length
  if (first !== 'attributes') return [part, Number(second) || 0, ordered.indexOf(third)]
  return [part, category === '' ? 0 : attributeFields[category].findIndex(({ name }) => name === second), 0]
}

/** Compares two paths of the form by where they stand on the page. */
export const inPageOrder =
  (category: ListingValues['category']) =>
  (one: string, other: string): number => {
    const [a, b] = [placeOf(one, category), placeOf(other, category)]
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
  }

/** Everything that is wrong with a field or a part of the form, in the order of the page. */
export const problemsOf = (errors: EditorForm['formState']['errors'], category: ListingValues['category']) => {
  const compare = inPageOrder(category)
  return messagesIn(errors, '')
    .filter(({ path }) => path !== 'root.other')
    .sort((one, other) => compare(one.path, other.path))
}

/** What is wrong now with fields and parts of this form. */
export const problemsIn = (form: EditorForm): FieldProblem[] =>
  problemsOf(form.formState.errors, form.getValues('category'))

/** Names the form for its buttons, which on phones stand in the bar of the page, and for whoever looks for a field of it. */
export const formId = 'listing-editor'

/** The part of the editor that has an id of its own, for what belongs to no single field. */
export const partId = (name: string): string => `editor-${name}`

/** What takes the focus for a path of the form: its field, or the first way on in the part of the editor that it names. */
const wayTo = (path: string): HTMLElement | null | undefined => {
  const [first, name = ''] = path.split('.')
  if (first !== 'root') {
    return document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
  }
  return document.getElementById(partId(name))?.querySelector<HTMLElement>(':is(button, input, a):not(:disabled)')
}

/**
 * Goes to the field of a problem, or to the part of the editor where it is. Its label, which stands above it, comes to the middle
 * of the screen: clear of the bars at both ends.
 */
export const focusField = (path: string): void => {
  const field = wayTo(path)
  if (!field) return
  field.focus({ preventScroll: true })
  const label = field.id === '' ? null : document.querySelector(`label[for="${CSS.escape(field.id)}"]`)
  ;(label ?? field).scrollIntoView({ block: 'center' })
}

const focusRefusal = (): void => {
  const troubles = document.getElementById(partId('troubles'))
  troubles?.scrollIntoView({ block: 'center' })
  const way = troubles?.querySelector<HTMLElement>('input, a, button') ?? troubles
  way?.focus({ preventScroll: true })
}

/** Goes to the first field that is wrong; where none is, to what else keeps the listing back. */
export const focusTrouble = (form: EditorForm): void => {
  const [first] = problemsIn(form)
  if (first) focusField(first.path)
  else focusRefusal()
}
