import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type AccountType, registerInput } from '#contract/identity/account.ts'
import { site } from '#contract/site.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import { forgetTier, type RegistrationWish } from '#web/features/identity/account/registration-memory.ts'
import { TierChoice } from '#web/features/identity/account/tier-choice.tsx'
import { useRegister } from '#web/features/identity/session/session-acts.ts'
import { errorMessage } from '#web/lib/api-error.ts'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'
import { RegisterFields, type RegisterValues } from './register-fields.tsx'
import { SwitchLink } from './switch-link.tsx'

const accountTypes = [
  { value: 'buyer', label: 'Buyer', detail: 'Find eggs, birds and kit' },
  { value: 'seller', label: 'Seller', detail: 'Open a shop of your own' },
]

const empty = { username: '', email: '', password: '', fullName: '' }

type RegisterFormProps = {
  wish: RegistrationWish
  /** A registration is on its way; where it leads is the page's matter. */
  onSubmit: (as: AccountType) => void
  onSignIn: () => void
}

export const RegisterForm = ({ wish, onSubmit, onSignIn }: RegisterFormProps) => {
  const form = useForm({
    resolver: zodResolver(registerInput),
    defaultValues: { ...empty, userType: wish.type ?? 'buyer', sellerTier: wish.tier ?? 'basic' },
  })
  const { mutateAsync, isPending } = useRegister()
  const { errors } = form.formState
  const sells = form.watch('userType') === 'seller'

  const send = async ({ sellerTier, ...input }: RegisterValues) => {
    if (sells) forgetTier()
    onSubmit(sells ? 'seller' : 'buyer')
    try {
      const { username } = await mutateAsync(sells ? { ...input, sellerTier } : input)
      toast({
        title: 'Registration successful',
        description: `Welcome to ${site.name}, ${username}`,
        variant: 'success',
      })
    } catch (error) {
      toast({ title: 'Registration failed', description: errorMessage(error), variant: 'destructive' })
      showServerErrors(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-5">
      <RadioCards
        legend="Account type"
        cards={accountTypes}
        columns="grid-cols-2"
        {...form.register('userType')}
        error={errors.userType?.message}
      />
      {sells && <TierChoice {...form.register('sellerTier')} error={errors.sellerTier?.message} />}
      <RegisterFields form={form} />
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" pending={isPending}>
          {isPending ? 'Creating Account...' : 'Create Account'}
        </Button>
        <p className="text-ink-soft text-sm">
          By creating an account you confirm that you are {site.minimumAge} or over and accept the{' '}
          <a
            href={paths.terms}
            target="_blank"
            rel="noopener"
            className="font-medium text-hedge-ink underline underline-offset-4"
          >
            terms
            <span className="sr-only"> (in a new tab)</span>
          </a>
          .
        </p>
      </div>
      <SwitchLink question="Already have an account?" onClick={onSignIn}>
        Sign In
      </SwitchLink>
    </form>
  )
}
