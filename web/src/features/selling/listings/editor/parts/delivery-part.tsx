import { useFormState } from 'react-hook-form'
import { type CategorySlug, deliveryKind } from '#contract/catalogue/catalogue.constants.ts'
import { Checkbox } from '#web/components/ui/forms/checkbox.tsx'
import { WeekdayFields } from '#web/features/selling/shop/weekday-fields.tsx'
import type { EditorForm } from '../editor-errors.ts'
import { ShopPlace } from './shop-place.tsx'

type DeliveryProps = { form: EditorForm; category: CategorySlug }

/** How it reaches the buyer, as far as that is the seller's to choose, and from where. */
export const DeliveryPart = ({ form, category }: DeliveryProps) => (
  <>
    <Ways form={form} category={category} />
    <ShopPlace form={form} category={category} />
  </>
)

const Ways = ({ form, category }: DeliveryProps) => {
  const { errors } = useFormState({ control: form.control })
  const kind = deliveryKind(category)
  if (kind === 'collection') {
    return <p className="text-ink-soft">You can’t post live birds here, so buyers come and collect them.</p>
  }
  if (kind === 'none')
    return <p className="text-ink-soft">Buyers message you to arrange a service, so there’s nothing to deliver.</p>
  return (
    <>
      <Checkbox label="Buyers can also collect it" {...form.register('collection')} />
      <WeekdayFields
        legend="Only dispatch on these days"
        hint="Leave them all blank to use your shop’s dispatch days."
        field={form.register('dispatchWeekdays')}
        error={errors.dispatchWeekdays?.message}
      />
    </>
  )
}
