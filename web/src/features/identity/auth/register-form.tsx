import { type AccountType, registerInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { forgetTier, type RegistrationWish } from '#web/features/identity/account/registration-memory.ts'
import { ShopNameField } from '#web/features/identity/account/shop-name-field.tsx'
import { TierChoice } from '#web/features/identity/account/tier-choice.tsx'
import { useRegister } from '#web/features/identity/session/session-acts.ts'
import { RegisterFields } from './register-fields.tsx'
import { SwitchLink } from './switch-link.tsx'
import { TermsNote } from './terms-note.tsx'
import { welcome } from './welcome.ts'

const accountTypes = [
  { value: 'buyer', label: 'Buyer', detail: 'Find eggs, birds and kit' },
  { value: 'seller', label: 'Seller', detail: 'Open your own shop' },
]

const empty = { username: '', email: '', password: '', fullName: '' }

type RegisterFormProps = {
  wish: RegistrationWish
  /** A registration is on its way; where it leads is the page's matter. */
  onSubmit: (as: AccountType) => void
  onSignIn: () => void
}

/** The form of a new account; `wish` is what was chosen on the way here. */
export const RegisterForm = ({ wish, onSubmit, onSignIn }: RegisterFormProps) => {
  const { mutateAsync } = useRegister()
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema: registerInput,
    values: { ...empty, userType: wish.type ?? 'buyer', sellerTier: wish.tier ?? 'basic' },
    failureTitle: 'Registration failed',
    send: async ({ sellerTier, shopName, ...input }) => {
      if (sells) forgetTier()
      onSubmit(sells ? 'seller' : 'buyer')
      welcome(await mutateAsync(sells ? { ...input, sellerTier, shopName } : input))
    },
  })
  const sells = form.watch('userType') === 'seller'

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <RadioCards legend="Account type" cards={accountTypes} columns="grid-cols-2" {...field('userType')} />
      {sells && <TierChoice {...field('sellerTier')} />}
      <RegisterFields field={field} />
      {/* Left behind by who buys after all. */}
      {sells && <ShopNameField {...field('shopName', { shouldUnregister: true })} />}
      <FormError>{refusal}</FormError>
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" pending={isPending}>
          {isPending ? 'Creating Account...' : 'Create Account'}
        </Button>
        <TermsNote />
      </div>
      <SwitchLink question="Already have an account?" onClick={onSignIn}>
        Sign In
      </SwitchLink>
    </form>
  )
}
