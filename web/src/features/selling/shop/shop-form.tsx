import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { ukDay } from '#contract/calendar-day.ts'
import type { Shop } from '#contract/selling/shop.answers.ts'
import type { ShopInput } from '#contract/selling/shop.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { LeaveWarning } from '#web/components/ui/leave-warning.tsx'
import { awaySentence } from '#web/features/catalogue/sellers/holiday-words.ts'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { toast } from '#web/lib/toast.ts'
import { BannerField } from './banner-field.tsx'
import { useChangeShop } from './shop.api.ts'
import { type ShopFormValues, shopForm, shopFormValues } from './shop-form-schema.ts'
import { ShopPreview } from './shop-preview.tsx'
import { WeekdayFields } from './weekday-fields.tsx'

type Form = UseFormReturn<ShopFormValues, unknown, ShopInput>

const kinds = [
  { value: 'private', label: 'Private keeper', detail: 'You sell what your own flock gives.' },
  { value: 'trade', label: 'Trade', detail: 'Selling is your business; buyers have a trader’s rights.' },
]

/** Everything that buyers see of a shop, and what its orders need, with a look at how it stands. */
export const ShopForm = ({ shop, username }: { shop: Shop; username: string }) => {
  const form: Form = useForm<ShopFormValues, unknown, ShopInput>({
    resolver: zodResolver(shopForm),
    defaultValues: shopFormValues(shop),
  })
  const { mutateAsync, isPending } = useChangeShop()
  const save = async (input: ShopInput) => {
    try {
      form.reset(shopFormValues(await mutateAsync(input)))
      toast({ title: 'Shop saved', variant: 'success' })
    } catch (error) {
      showServerErrors(form, error)
    }
  }
  return (
    <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,42rem)_minmax(16rem,1fr)]">
      <form noValidate onSubmit={form.handleSubmit(save)} className="flex max-w-2xl flex-col gap-10">
        <ShopWindow form={form} />
        <Sending form={form} shop={shop} />
        <Collection form={form} />
        <div className="flex flex-col gap-4">
          <FormError>{form.formState.errors.root?.message}</FormError>
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
        description="Buyers still see your shop as it was, and what you typed here is lost."
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

const ShopWindow = ({ form: { register, control, formState } }: { form: Form }) => {
  const { errors } = formState
  return (
    <Part title="Your shop window">
      <TextField label="Shop name" {...register('name')} error={errors.name?.message} />
      <RadioCards
        legend="You sell as"
        cards={kinds}
        columns="sm:grid-cols-2"
        {...register('sellerKind')}
        error={errors.sellerKind?.message}
      />
      <TextArea
        label="About"
        optional
        hint="Your birds, your yard, how long you have kept them."
        {...register('about')}
        error={errors.about?.message}
      />
      <TextArea
        label="Returns and promises"
        optional
        hint="What you do when something is not right. Buyers keep their rights whatever stands here."
        {...register('policies')}
        error={errors.policies?.message}
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
}

const Sending = ({ form, shop }: { form: Form; shop: Shop }) => {
  const { register, formState, control, setValue } = form
  const { errors } = formState
  const [outcode, holidayUntil] = useWatch({ control, name: ['outcode', 'holidayUntil'] })
  const isSaved = outcode.trim().toUpperCase() === shop.outcode
  return (
    <Part title="Place and posting">
      <TextField
        label="First half of your postcode"
        optional
        hint={isSaved && shop.place ? `Buyers see “${shop.place}”.` : 'Such as SY8. Buyers see the town or area.'}
        className="max-w-60"
        {...register('outcode')}
        error={errors.outcode?.message}
      />
      <WeekdayFields
        legend="Days on which you post"
        hint="Eggs leave on these days only."
        field={register('dispatchWeekdays')}
        error={errors.dispatchWeekdays?.message}
      />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Away until"
          optional
          type="date"
          min={ukDay(new Date())}
          hint={
            holidayUntil
              ? `${awaySentence(holidayUntil)} Orders that you have stay open.`
              : 'Until this day is over nobody can buy from you; your listings say so.'
          }
          className="max-w-72"
          {...register('holidayUntil')}
          error={errors.holidayUntil?.message}
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

const Collection = ({ form: { register, formState } }: { form: Form }) => {
  const errors = formState.errors.collectionAddress
  return (
    <Part title="Collection address">
      <p className="-mt-2 text-ink-soft">
        Only buyers who have paid and collect see it, once their order is ready. Leave it empty if nobody collects.
      </p>
      <TextField label="Name" {...register('collectionAddress.name')} error={errors?.name?.message} />
      <TextField label="Address line 1" {...register('collectionAddress.line1')} error={errors?.line1?.message} />
      <TextField
        label="Address line 2"
        optional
        {...register('collectionAddress.line2')}
        error={errors?.line2?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Town" {...register('collectionAddress.town')} error={errors?.town?.message} />
        <TextField label="County" optional {...register('collectionAddress.county')} error={errors?.county?.message} />
        <TextField label="Postcode" {...register('collectionAddress.postcode')} error={errors?.postcode?.message} />
        <TextField
          label="Phone"
          optional
          type="tel"
          {...register('collectionAddress.phone')}
          error={errors?.phone?.message}
        />
      </div>
    </Part>
  )
}
