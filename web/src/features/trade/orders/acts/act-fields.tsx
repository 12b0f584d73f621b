import type { UseFormReturn } from 'react-hook-form'
import { carrierFacts } from '#contract/trade/carriers.ts'
import { type Carrier, carriers } from '#contract/trade/orders.constants.ts'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'

export type ActValues = { reason: string; carrier: Carrier; tracking: string; code: string }

/** What an act asks for. */
export type FieldsKind = 'none' | 'reason' | 'dispatch' | 'code'

type ActFieldsProps = { form: UseFormReturn<ActValues>; kind: FieldsKind }

export const ActFields = ({ form, kind }: ActFieldsProps) => {
  if (kind === 'reason') return <ReasonField form={form} />
  if (kind === 'dispatch') return <DispatchFields form={form} />
  if (kind === 'code') return <CodeField form={form} />
  return null
}

type FormProps = Pick<ActFieldsProps, 'form'>

const ReasonField = ({ form: { register, formState } }: FormProps) => (
  <TextArea
    label="Reason"
    hint="The other side reads it."
    rows={3}
    error={formState.errors.reason?.message}
    {...register('reason', {
      validate: (value) => value.trim() !== '' || 'Please give a reason',
      maxLength: { value: 500, message: 'Please keep the reason under 500 characters' },
    })}
  />
)

const DispatchFields = ({ form: { register, formState } }: FormProps) => (
  <>
    <SelectField label="Carrier" error={formState.errors.carrier?.message} {...register('carrier')}>
      {carriers.map((carrier) => (
        <option key={carrier} value={carrier}>
          {carrierFacts[carrier].name}
        </option>
      ))}
    </SelectField>
    <TextField
      label="Tracking number"
      optional
      autoComplete="off"
      spellCheck={false}
      error={formState.errors.tracking?.message}
      {...register('tracking', {
        maxLength: { value: 60, message: 'Please keep the tracking number under 60 characters' },
      })}
    />
  </>
)

const CodeField = ({ form: { register, formState } }: FormProps) => (
  <TextField
    label="Collection code"
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    className="max-w-48 [&_input]:numbers [&_input]:text-2xl [&_input]:tracking-[0.3em]"
    error={formState.errors.code?.message}
    {...register('code', { pattern: { value: /^\d{6}$/, message: 'The code has 6 digits' }, required: 'Required' })}
  />
)
