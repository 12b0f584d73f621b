import { useWatch } from 'react-hook-form'
import type { EditorForm } from './editor-errors.ts'
import type { ListingValues } from './listing-form.ts'

/** All that stands in the form, drawn anew with each letter. The form begins with a value for each of its fields. */
export const useValues = ({ control }: EditorForm): ListingValues => useWatch({ control }) as ListingValues
