import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { User } from '#contract/identity/account.answers.ts'
import { communityLimits, contactTopicLabels, contactTopics } from '#contract/talk/community.constants.ts'
import { type ContactInput, contactInput } from '#contract/talk/contact.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { toast } from '#web/lib/toast.ts'
import { useContact } from './contact.api.ts'

type Form = Pick<UseFormReturn<ContactInput>, 'getValues' | 'setValue'>

const { contactName, contactMessage } = communityLimits

/** Who writes, as far as we know them: a name that is too long for a message is theirs to shorten. */
const known = (user: User | null) => ({
  name: user && user.fullName.length <= contactName.max ? user.fullName : '',
  email: user?.email ?? '',
})

/** Fills in who is signed in where nothing was typed yet: who that is comes later than the form. */
const usePrefill = (form: Form, user: User | null) =>
  useEffect(() => {
    const { name, email } = known(user)
    if (name && !form.getValues('name')) form.setValue('name', name)
    if (email && !form.getValues('email')) form.setValue('email', email)
  }, [form, user])

/** The form of a letter to support. */
export const ContactForm = () => {
  const { user } = useCurrentUser()
  const { mutateAsync } = useContact()
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema: contactInput,
    values: { ...known(null), topic: '', message: '' },
    failureTitle: 'Your message was not sent',
    send: async (input) => {
      await mutateAsync(input)
      toast({
        title: 'Message Sent',
        description: "Thank you for contacting us. We'll respond shortly.",
        variant: 'success',
      })
      form.reset({ ...known(user), topic: '', message: '' })
    },
  })
  usePrefill(form, user)

  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </div>
      <SelectField label="Topic" {...field('topic')}>
        <option value="">Please select</option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {contactTopicLabels[topic]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Message"
        hint={`Up to ${contactMessage.max} characters. An order number helps us find it.`}
        rows={7}
        {...field('message')}
      />
      <FormError>{refusal}</FormError>
      <div>
        <Button type="submit" size="lg" pending={isPending} className="w-full sm:w-auto">
          {isPending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  )
}
