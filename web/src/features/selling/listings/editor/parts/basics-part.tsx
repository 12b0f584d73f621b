import { useEffect, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { type CategorySlug, categories, listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import type { EditorForm } from '../editor-errors.ts'
import { emptyOption } from '../listing-form.ts'
import { attributeValues } from './attribute-config.ts'

const isCategory = (value: string): value is CategorySlug => categories.some(({ slug }) => slug === value)

/** Another category asks for other things: what belonged to the old one is cleared. */
const startCategory = (form: EditorForm, value: string): void => {
  if (!isCategory(value)) return
  form.setValue('subcategory', '')
  form.setValue('attributes', attributeValues(value, {}))
  form.clearErrors(['subcategory', 'attributes'])
  if (form.getValues('options').length === 0) form.setValue('options', [emptyOption()])
}

const mostLetters = listingLimits.title.max
const restMs = 1000

/** How long the title is: seen with each letter, and told to screen readers when the typing rests. */
const TitleCount = ({ control }: Pick<EditorForm, 'control'>) => {
  const count = `${useWatch({ control, name: 'title' }).length} of ${mostLetters}`
  const [told, setTold] = useState(count)
  useEffect(() => {
    const rest = setTimeout(() => setTold(count), restMs)
    return () => clearTimeout(rest)
  }, [count])
  return (
    <>
      <span aria-hidden className="numbers shrink-0">
        {count}
      </span>
      <span role="status" className="sr-only">
        {told} characters
      </span>
    </>
  )
}

/** Title, category, description: what every listing has. */
export const BasicsPart = ({ form }: { form: EditorForm }) => {
  const { register, control } = form
  const { errors } = useFormState({ control })
  const category = useWatch({ control, name: 'category' })
  const chosen = categories.find(({ slug }) => slug === category)
  return (
    <>
      <TextField
        label="Title"
        hint={
          <div className="flex items-end justify-between gap-3">
            What it is, in the words buyers search for.
            <TitleCount control={control} />
          </div>
        }
        maxLength={mostLetters}
        {...register('title')}
        error={errors.title?.message}
      />
      <div className="grid gap-5 @min-[26rem]:grid-cols-2">
        <SelectField
          label="Category"
          {...register('category', { onChange: (event) => startCategory(form, event.target.value) })}
          error={errors.category?.message}
        >
          <option value="" disabled>
            Choose
          </option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        {chosen && chosen.subcategories.length > 0 && (
          <SelectField label="Subcategory" {...register('subcategory')} error={errors.subcategory?.message}>
            <option value="">Choose</option>
            {chosen.subcategories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <TextArea
        label="Description"
        hint="At least 20 characters. Answer what a buyer would ask, such as where it comes from and how it’s kept or made."
        rows={7}
        {...register('description')}
        error={errors.description?.message}
      />
    </>
  )
}
