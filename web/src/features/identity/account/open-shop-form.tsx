import { openShopInput } from '#contract/identity/account.ts'
import type { SellerTier } from '#contract/tiers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { useOpenShop } from './account.api.ts'
import { forgetTier, rememberedTier } from './registration-memory.ts'
import { ShopNameField } from './shop-name-field.tsx'
import { TierChoice } from './tier-choice.tsx'

/** Turns the signed-in buyer into a seller and leads to paying for the package. */
export const OpenShopForm = ({ tier = rememberedTier() ?? 'basic' }: { tier?: SellerTier }) => {
  const navigate = useNavigate()
  const { mutateAsync } = useOpenShop()
  const { field, submit, refusal, isPending } = useServerForm({
    schema: openShopInput,
    values: { sellerTier: tier, shopName: '' },
    send: async (opening) => {
      await mutateAsync(opening)
      forgetTier()
      navigate(paths.subscribeTo(opening.sellerTier))
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      <ShopNameField {...field('shopName')} />
      <TierChoice {...field('sellerTier')} className="w-full" />
      <FormError>{refusal}</FormError>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Opening...' : 'Open a shop'}
      </Button>
    </form>
  )
}
