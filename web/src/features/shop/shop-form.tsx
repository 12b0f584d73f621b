import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import type { Shop, ShopInput } from '../../../../functions/contract/shop.ts'
import { Button } from '../../components/ui/button.tsx'
import { FormError } from '../../components/ui/field.tsx'
import { RadioCards } from '../../components/ui/radio-cards.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { showServerErrors } from '../../lib/form-errors.ts'
import { toast } from '../../lib/toast.ts'
import { BannerField } from './banner-field.tsx'
import { useChangeShop } from './shop.api.ts'
import { type ShopFormValues, shopForm, shopFormValues } from './shop-form-schema.ts'
import { WeekdayFields } from './weekday-fields.tsx'

type Form = UseFormReturn<ShopFormValues, unknown, ShopInput>

const kinds = [
  { value: 'private', label: 'Private keeper', detail: 'You sell what your own flock gives.' },
  { value: 'trade', label: 'Trade', detail: 'Selling is your business; buyers have a trader’s rights.' },
]

/** Everything that buyers see of a shop, and what its orders need. */
export const ShopForm = ({ shop }: { shop: Shop }) => {
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
    <form noValidate onSubmit={form.handleSubmit(save)} className="flex max-w-2xl flex-col gap-10">
      <ShopWindow form={form} />
      <Sending form={form} />
      <Collection form={form} />
      <div className="flex flex-col gap-4">
        <FormError>{form.formState.errors.root?.message}</FormError>
        <div>
          <Button type="submit" pending={isPending}>
            {isPending ? 'Saving...' : 'Save shop'}
          </Button>
        </div>
      </div>
    </form>
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

const Sending = ({ form: { register, formState } }: { form: Form }) => {
  const { errors } = formState
  return (
    <Part title="Place and posting">
      <TextField
        label="First half of your postcode"
        optional
        hint="Such as SY8. Buyers see the town or area."
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
      <TextField
        label="Away until"
        optional
        type="date"
        hint="Nothing leaves before this day, and delivery dates say so."
        className="max-w-60"
        {...register('holidayUntil')}
        error={errors.holidayUntil?.message}
      />
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
