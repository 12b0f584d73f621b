import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { communityLimits } from '#contract/talk/community.constants.ts'
import { type FeatureRequestInput, featureRequestInput } from '#contract/talk/feature-requests.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { errorMessage } from '#web/lib/api-error.ts'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { toast } from '#web/lib/toast.ts'
import { keepDraft, readDraft } from './draft.ts'
import { useSubmitRequest } from './feature-requests.api.ts'

const nothing: FeatureRequestInput = { title: '', description: '' }

/** A new wish; `onClose` after it is sent, or when one thinks better of it. */
export default function RequestForm({ onClose }: { onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(featureRequestInput), defaultValues: readDraft() ?? nothing })
  const { mutateAsync, isPending } = useSubmitRequest()
  const { errors } = form.formState
  useEffect(() => form.setFocus('title'), [form])

  const close = () => {
    keepDraft(null)
    onClose()
  }
  const submit = async (input: FeatureRequestInput) => {
    try {
      await mutateAsync(input)
      toast({
        title: 'Feature request submitted',
        description: 'Your feature request has been submitted successfully.',
        variant: 'success',
      })
      close()
    } catch (error) {
      keepDraft(input)
      toast({ title: 'Failed to submit feature request', description: errorMessage(error), variant: 'destructive' })
      showServerErrors(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
      <TextField
        label="Feature Title"
        hint="In a few words."
        autoComplete="off"
        {...form.register('title')}
        error={errors.title?.message}
      />
      <TextArea
        label="Description"
        hint={`What it should do, and what you would use it for. Up to ${communityLimits.featureDescription.max} characters.`}
        rows={5}
        {...form.register('description')}
        error={errors.description?.message}
      />
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={close} disabled={isPending}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending}>
          {isPending ? 'Submitting...' : 'Submit Request'}
        </Button>
      </div>
    </form>
  )
}
