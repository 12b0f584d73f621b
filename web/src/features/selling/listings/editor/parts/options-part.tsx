import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { type UseFieldArrayReturn, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import type { EditorForm } from '../editor-errors.ts'
import { emptyOption, type ListingValues } from '../listing-form.ts'

/** One to twenty ways to buy the listing, each with its price and stock. */
export const OptionsPart = ({ form }: { form: EditorForm }) => {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'options', keyName: 'rowKey' })
  const { errors } = useFormState({ control: form.control })
  const problem = errors.root?.options?.message
  const add = () => {
    append(emptyOption())
    form.clearErrors('root.options')
  }
  return (
    <div className="flex flex-col gap-4">
      {fields.map(({ rowKey }, index) => (
        <Option
          key={rowKey}
          form={form}
          index={index}
          isLast={index === fields.length - 1}
          move={move}
          remove={remove}
        />
      ))}
      {problem && <FieldError id="options">{problem}</FieldError>}
      {fields.length < listingLimits.options.max && (
        <div>
          <Button variant="secondary" onClick={add}>
            <Plus aria-hidden size={18} />
            Add an option
          </Button>
        </div>
      )}
    </div>
  )
}

type OptionProps = { form: EditorForm; index: number; isLast: boolean } & Pick<
  UseFieldArrayReturn<ListingValues, 'options', 'rowKey'>,
  'move' | 'remove'
>

const Option = memo(({ form, index, isLast, move, remove }: OptionProps) => (
  <fieldset className="rounded-lg border border-straw p-4">
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
        disabled={isLast}
        onClick={() => move(index, index + 1)}
      >
        <ArrowDown aria-hidden size={18} />
      </Button>
      <Button size="icon" variant="quiet" aria-label={`Remove option ${index + 1}`} onClick={() => remove(index)}>
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  </fieldset>
))

const OptionFields = ({ form, index }: { form: EditorForm; index: number }) => {
  const { register, control } = form
  const errors = useFormState({ control }).errors.options?.[index]
  const counted = useWatch({ control, name: 'category' }) === 'hatching-eggs'
  return (
    <div className="grid gap-4 @min-[26rem]:grid-cols-2">
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
