import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { User } from '#contract/identity/account.answers.ts'
import { type ProfileInput, profileInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangeProfile } from './account.api.ts'
import { AvatarField } from './avatar-field.tsx'

const valuesOf = ({ fullName, bio, postcode }: User) => ({ fullName, bio: bio ?? '', postcode: postcode ?? '' })

/** Picture, name, a few words about oneself, postcode. */
export const DetailsSection = ({ user }: { user: User }) => (
  <div className="flex flex-col gap-8">
    <AvatarField user={user} />
    <DetailsForm user={user} />
  </div>
)

const DetailsForm = ({ user }: { user: User }) => {
  const form = useForm<ProfileInput>({ resolver: zodResolver(profileInput), defaultValues: valuesOf(user) })
  const { mutateAsync, isPending } = useChangeProfile()
  const { errors } = form.formState

  const save = async (input: ProfileInput) => {
    try {
      form.reset(valuesOf(await mutateAsync(input)))
      toast({ title: 'Profile saved', variant: 'success' })
    } catch (error) {
      showServerErrors(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="flex max-w-xl flex-col gap-5">
      <TextField
        label="Full name"
        autoComplete="name"
        {...form.register('fullName')}
        error={errors.fullName?.message}
      />
      <TextArea
        label="About you"
        optional
        rows={4}
        hint="A few words about you and your birds."
        {...form.register('bio')}
        error={errors.bio?.message}
      />
      <TextField
        label="Postcode"
        optional
        hint="Nobody else sees it."
        autoComplete="postal-code"
        className="max-w-60"
        {...form.register('postcode')}
        error={errors.postcode?.message}
      />
      <FormError>{errors.root?.message}</FormError>
      <div>
        <Button type="submit" pending={isPending}>
          {isPending ? 'Saving...' : 'Save changes'}
        </Button>
      </div>
    </form>
  )
}
