import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { type EditorForm, rootMessage } from '../editor-errors.ts'
import { emptyOption } from '../listing-form.ts'

/** One to twenty ways to buy the listing, each with its price and stock. */
export const OptionsPart = ({ form }: { form: EditorForm }) => {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'options', keyName: 'rowKey' })
  const problem = rootMessage(form, 'options')
  return (
    <div className="flex flex-col gap-4">
      {fields.map(({ rowKey }, index) => (
        <fieldset key={rowKey} className="rounded-lg border border-straw p-4">
          <legend className="px-1 font-medium text-sm">Option {index + 1}</legend>
          <OptionFields form={form} index={index} />
          <div className="mt-3 flex justify-end gap-1">
            <Button
              size="icon"
              variant="quiet"
              aria-label={`Move option ${index + 1} up`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp aria-hidden size={18} />
            </Button>
            <Button
              size="icon"
              variant="quiet"
              aria-label={`Move option ${index + 1} down`}
              disabled={index === fields.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown aria-hidden size={18} />
            </Button>
            <Button size="icon" variant="quiet" aria-label={`Remove option ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 aria-hidden size={18} />
            </Button>
          </div>
        </fieldset>
      ))}
      {problem && <FieldError id="options">{problem}</FieldError>}
      {fields.length < listingLimits.options.max && (
        <div>
          <Button variant="secondary" onClick={() => append(emptyOption())}>
            <Plus aria-hidden size={18} />
            Add an option
          </Button>
        </div>
      )}
    </div>
  )
}

const OptionFields = ({ form, index }: { form: EditorForm; index: number }) => {
  const { register, formState, watch } = form
  const errors = formState.errors.options?.[index]
  const counted = watch('category') === 'hatching-eggs'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Name"
        placeholder={counted ? '6 eggs' : 'One'}
        {...register(`options.${index}.label`)}
        error={errors?.label?.message}
      />
      <TextField
        label="Price"
        prefix="£"
        inputMode="decimal"
        {...register(`options.${index}.price`)}
        error={errors?.price?.message}
      />
      {counted && (
        <TextField
          label="Eggs in a pack"
          inputMode="numeric"
          {...register(`options.${index}.packCount`)}
          error={errors?.packCount?.message}
        />
      )}
      <TextField
        label={counted ? 'Packs in stock' : 'Stock'}
        inputMode="numeric"
        {...register(`options.${index}.stock`)}
        error={errors?.stock?.message}
      />
      <TextField
        label="Your own number (SKU)"
        optional
        {...register(`options.${index}.sku`)}
        error={errors?.sku?.message}
      />
    </div>
  )
}
