import type { ReactNode } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { ukDay } from '#contract/calendar-day.ts'
import type { Shop } from '#contract/selling/shop.answers.ts'
import type { ShopInput } from '#contract/selling/shop.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { type FieldOf, useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { LeaveWarning } from '#web/components/ui/leave-warning.tsx'
import { awaySentence } from '#web/features/catalogue/sellers/holiday-words.ts'
import { toast } from '#web/lib/toast.ts'
import { BannerField } from './banner-field.tsx'
import { useChangeShop } from './shop.api.ts'
import { type ShopFormValues, shopForm, shopFormValues } from './shop-form-schema.ts'
import { ShopPreview } from './shop-preview.tsx'
import { WeekdayFields } from './weekday-fields.tsx'

type Form = UseFormReturn<ShopFormValues, unknown, ShopInput>
type PartProps = { field: FieldOf<ShopFormValues> }

const kinds = [
  { value: 'private', label: 'Private keeper', detail: 'You sell what your own flock gives you.' },
  { value: 'trade', label: 'Trade', detail: 'You sell as a business, so your buyers have more rights.' },
]

/** Everything that buyers see of a shop, and what its orders need, with a look at how it stands. */
export const ShopForm = ({ shop, username }: { shop: Shop; username: string }) => {
  const { mutateAsync } = useChangeShop()
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema: shopForm,
    values: shopFormValues(shop),
    send: async (input) => {
      form.reset(shopFormValues(await mutateAsync(input)))
      toast({ title: 'Shop saved', variant: 'success' })
    },
  })
  return (
    <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,42rem)_minmax(16rem,1fr)]">
      <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-10">
        <ShopWindow field={field} control={form.control} />
        <Sending field={field} control={form.control} setValue={form.setValue} shop={shop} />
        <Collection field={field} />
        <div className="flex flex-col gap-4">
          <FormError>{refusal}</FormError>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" pending={isPending}>
              {isPending ? 'Saving...' : 'Save shop'}
            </Button>
            {form.formState.isDirty && !isPending && <p className="text-ink-soft text-sm">Changes not saved yet</p>}
          </div>
        </div>
      </form>
      <ShopPreview control={form.control} saved={{ shop, username }} />
      <LeaveWarning
        unsaved={form.formState.isDirty && !isPending}
        description="You’ll lose what you typed here, and buyers will still see your shop as it was."
      />
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-5">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)

const ShopWindow = ({ field, control }: PartProps & Pick<Form, 'control'>) => (
  <Part title="Your shop window">
    <TextField label="Shop name" {...field('name')} />
    <RadioCards legend="You sell as" cards={kinds} columns="sm:grid-cols-2" {...field('sellerKind')} />
    <TextArea label="About" optional hint="Your birds, your yard, how long you’ve kept them." {...field('about')} />
    <TextArea
      label="Returns and promises"
      optional
      hint="What you do if something isn’t right. This doesn’t affect buyers’ legal rights."
      {...field('policies')}
    />
    <Controller
      control={control}
      name="bannerKey"
      render={({ field: { value, onChange }, fieldState }) => (
        <BannerField value={value} onChange={onChange} error={fieldState.error?.message} />
      )}
    />
  </Part>
)

type SendingProps = PartProps & Pick<Form, 'control' | 'setValue'> & { shop: Shop }

const Sending = ({ field, control, setValue, shop }: SendingProps) => {
  const { error: weekdaysError, ...weekdays } = field('dispatchWeekdays')
  const [outcode, holidayUntil] = useWatch({ control, name: ['outcode', 'holidayUntil'] })
  const isSaved = outcode.trim().toUpperCase() === shop.outcode
  return (
    <Part title="Location and dispatch">
      <TextField
        label="First half of your postcode"
        optional
        hint={
          isSaved && shop.place
            ? `Buyers see that you’re in ${shop.place}.`
            : 'For example, SY8. You need it to publish, and buyers see the town or area.'
        }
        className="max-w-60"
        {...field('outcode')}
      />
      <WeekdayFields
        legend="Dispatch days"
        hint="Eggs only leave on these days."
        field={weekdays}
        error={weekdaysError}
      />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Away until"
          optional
          type="date"
          min={ukDay(new Date())}
          hint={
            holidayUntil
              ? `${awaySentence(holidayUntil)} The orders you already have stay open.`
              : 'Nobody can buy from you until this day is over. Your listings will say so.'
          }
          className="max-w-72"
          {...field('holidayUntil')}
        />
        {holidayUntil && (
          <Button variant="quiet" onClick={() => setValue('holidayUntil', '', { shouldDirty: true })}>
            Clear the date
          </Button>
        )}
      </div>
    </Part>
  )
}

const Collection = ({ field }: PartProps) => (
  <Part title="Collection address">
    <p className="-mt-2 text-ink-soft">
      Only buyers who are collecting see it, once they’ve paid. You need it to publish birds, or anything else to
      collect. Leave it empty if nobody collects.
    </p>
    <TextField label="Name" {...field('collectionAddress.name')} />
    <TextField label="Address line 1" {...field('collectionAddress.line1')} />
    <TextField label="Address line 2" optional {...field('collectionAddress.line2')} />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Town" {...field('collectionAddress.town')} />
      <TextField label="County" optional {...field('collectionAddress.county')} />
      <TextField label="Postcode" {...field('collectionAddress.postcode')} />
      <TextField label="Phone" optional type="tel" {...field('collectionAddress.phone')} />
    </div>
  </Part>
)
