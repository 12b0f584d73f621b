import type { ComponentProps } from 'react'
import { weekdays } from '#contract/catalogue/catalogue.constants.ts'
import { Checkbox } from '#web/components/ui/forms/checkbox.tsx'
import { FieldError, FieldHint } from '#web/components/ui/forms/field.tsx'
import { weekdayNames } from '#web/features/catalogue/sellers/weekday-names.ts'

type WeekdayFieldsProps = { legend: string; hint?: string; error?: string | undefined; field: ComponentProps<'input'> }

/** The days on which parcels leave; `field` is what the form registers for its list of days. */
export const WeekdayFields = ({ legend, hint, error, field }: WeekdayFieldsProps) => (
  <fieldset
    aria-describedby={[hint && 'weekdays-hint', error && 'weekdays-error'].filter(Boolean).join(' ') || undefined}
  >
    <legend className="font-medium text-sm">{legend}</legend>
    {hint && <FieldHint id="weekdays">{hint}</FieldHint>}
    <div className="mt-1 flex flex-wrap gap-x-5">
      {weekdays.map((day) => (
        <Checkbox key={day} label={weekdayNames[day]} value={day} {...field} />
      ))}
    </div>
    {error && <FieldError id="weekdays">{error}</FieldError>}
  </fieldset>
)
