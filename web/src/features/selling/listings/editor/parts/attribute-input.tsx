import { useQuery } from '@tanstack/react-query'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { species, speciesFacts } from '#contract/catalogue/species.ts'
import { Checkbox } from '#web/components/ui/forms/checkbox.tsx'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { breedsQueryOptions } from '#web/features/catalogue/listings/breeds.api.ts'
import type { EditorForm } from '../editor-errors.ts'
import type { AttributeField } from './attribute-config.ts'

type InputProps<Kind extends AttributeField['kind'] = AttributeField['kind']> = {
  form: EditorForm
  field: Extract<AttributeField, { kind: Kind }> | AttributeField
}

/** One attribute of a category, asked for as its kind wants. */
export const AttributeInput = ({ form, field }: InputProps) => {
  const path = `attributes.${field.name}` as const
  const { errors } = useFormState({ control: form.control })
  const error = errors.attributes?.[field.name]?.message
  const common = {
    label: field.label,
    hint: field.hint,
    optional: 'optional' in field,
    error: typeof error === 'string' ? error : undefined,
  }
  switch (field.kind) {
    case 'species':
      return (
        <SelectField {...common} {...form.register(path, { onChange: () => form.setValue('attributes.breed', '') })}>
          <option value="">Choose</option>
          {species.map((slug) => (
            <option key={slug} value={slug}>
              {speciesFacts[slug].name}
            </option>
          ))}
        </SelectField>
      )
    case 'breed':
      return <BreedSelect form={form} {...common} />
    case 'choice':
      return (
        <SelectField {...common} {...form.register(path)}>
          <option value="">Choose</option>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )
    case 'check':
      return (
        <Checkbox
          label={common.label}
          hint={common.hint}
          error={common.error}
          className="self-end"
          {...form.register(path)}
        />
      )
    case 'number':
      return (
        <TextField
          {...common}
          label={field.unit ? `${field.label} (${field.unit})` : field.label}
          type="number"
          inputMode="numeric"
          min={0}
          {...form.register(path)}
        />
      )
    default:
      return <TextField {...common} type={field.kind} {...form.register(path)} />
  }
}

type BreedProps = { form: EditorForm; label: string; hint: string | undefined; error: string | undefined }

/** The breeds of the species that is chosen. A breed that stands in the form stays chosen while they load. */
const BreedSelect = ({ form, ...text }: BreedProps) => {
  const chosen = useWatch({ control: form.control, name: 'attributes.species' })
  const known = species.find((slug) => slug === chosen)
  const { data = [], isFetching } = useQuery({
    ...breedsQueryOptions(known ?? 'chicken'),
    enabled: known !== undefined,
  })
  const none = isFetching ? 'Loading breeds' : known ? 'None, a cross or mixed' : 'Choose a species first'
  return (
    <Controller
      control={form.control}
      name="attributes.breed"
      render={({ field: { value, ...field } }) => {
        const present = typeof value === 'string' ? value : ''
        const missing = present !== '' && !data.some(({ slug }) => slug === present)
        return (
          <SelectField {...text} optional disabled={!known} {...field} value={present}>
            <option value="">{none}</option>
            {missing && <option value={present}>{present}</option>}
            {data.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )
      }}
    />
  )
}
