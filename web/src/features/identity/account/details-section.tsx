import type { User } from '#contract/identity/account.answers.ts'
import { profileInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
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
  const { mutateAsync } = useChangeProfile()
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema: profileInput,
    values: valuesOf(user),
    send: async (input) => {
      form.reset(valuesOf(await mutateAsync(input)))
      toast({ title: 'Profile saved', variant: 'success' })
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextArea label="About you" optional rows={4} hint="A few words about you and your birds." {...field('bio')} />
      <TextField
        label="Postcode"
        optional
        hint="Nobody else sees it."
        autoComplete="postal-code"
        className="max-w-60"
        {...field('postcode')}
      />
      <FormError>{refusal}</FormError>
      <div>
        <Button type="submit" pending={isPending}>
          {isPending ? 'Saving...' : 'Save changes'}
        </Button>
      </div>
    </form>
  )
}
