import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { SellerTier } from '#contract/plans.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { useOpenShop } from './account.api.ts'
import { forgetTier, rememberedTier } from './registration-memory.ts'
import { TierChoice } from './tier-choice.tsx'

/** Turns the signed-in buyer into a seller and leads to paying for the package. */
export const OpenShopForm = ({ tier = rememberedTier() ?? 'basic' }: { tier?: SellerTier }) => {
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { sellerTier: tier } })
  const { mutateAsync, isPending } = useOpenShop()
  const { errors } = form.formState

  const open = async (chosen: { sellerTier: SellerTier }) => {
    try {
      await mutateAsync(chosen.sellerTier)
      forgetTier()
      navigate(paths.subscribe)
    } catch (error) {
      showServerErrors(form, error)
    }
  }

  return (
    <form onSubmit={form.handleSubmit(open)} className="flex flex-col items-start gap-5">
      <TierChoice {...form.register('sellerTier')} error={errors.sellerTier?.message} className="w-full" />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Opening...' : 'Open a shop'}
      </Button>
    </form>
  )
}
