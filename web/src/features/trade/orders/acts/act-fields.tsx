import { carrierFacts } from '#contract/trade/carriers.ts'
import { type Carrier, carriers } from '#contract/trade/orders.constants.ts'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import type { FieldOf } from '#web/components/ui/forms/use-server-form.ts'

export type ActValues = { reason: string; carrier: Carrier; tracking: string; code: string }

/** What an act asks for. */
export type FieldsKind = 'none' | 'reason' | 'dispatch' | 'tracking' | 'code'

type ActFieldsProps = { field: FieldOf<ActValues>; kind: FieldsKind }

export const ActFields = ({ field, kind }: ActFieldsProps) => {
  if (kind === 'reason') return <ReasonField field={field} />
  if (kind === 'dispatch') return <DispatchFields field={field} />
  if (kind === 'tracking') return <TrackingFields field={field} />
  if (kind === 'code') return <CodeField field={field} />
  return null
}

type OneFieldProps = Pick<ActFieldsProps, 'field'>

const ReasonField = ({ field }: OneFieldProps) => (
  <TextArea
    label="Reason"
    hint="The other person will see this."
    rows={3}
    {...field('reason', {
      validate: (value) => value.trim() !== '' || 'Please give a reason',
      maxLength: { value: 500, message: 'Please keep the reason under 500 characters' },
    })}
  />
)

const CarrierField = ({ field }: OneFieldProps) => (
  <SelectField label="Carrier" {...field('carrier')}>
    {carriers.map((carrier) => (
      <option key={carrier} value={carrier}>
        {carrierFacts[carrier].name}
      </option>
    ))}
  </SelectField>
)

const numberLength = { value: 60, message: 'Please keep the tracking number under 60 characters' }
const numberLook = { label: 'Tracking number', autoComplete: 'off', spellCheck: false } as const

const DispatchFields = ({ field }: OneFieldProps) => (
  <>
    <CarrierField field={field} />
    <TextField {...numberLook} optional {...field('tracking', { maxLength: numberLength })} />
  </>
)

const TrackingFields = ({ field }: OneFieldProps) => (
  <>
    <CarrierField field={field} />
    <TextField
      {...numberLook}
      {...field('tracking', {
        maxLength: numberLength,
        validate: (value) => value.trim() !== '' || 'Please give the tracking number',
      })}
    />
  </>
)

const CodeField = ({ field }: OneFieldProps) => (
  <TextField
    label="Collection code"
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    className="max-w-48 [&_input]:numbers [&_input]:text-2xl [&_input]:tracking-[0.3em]"
    {...field('code', { pattern: { value: /^\d{6}$/, message: 'The code has 6 digits' }, required: 'Required' })}
  />
)
