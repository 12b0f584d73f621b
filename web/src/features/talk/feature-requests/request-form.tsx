import { useEffect } from 'react'
import { communityLimits } from '#contract/talk/community.constants.ts'
import { type FeatureRequestInput, featureRequestInput } from '#contract/talk/feature-requests.ts'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { toast } from '#web/lib/toast.ts'
import { keepDraft, readDraft } from './draft.ts'
import { useSubmitRequest } from './feature-requests.api.ts'

const nothing: FeatureRequestInput = { title: '', description: '' }

/** A new wish; `onClose` after it is sent, or when one thinks better of it. */
export default function RequestForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useSubmitRequest()
  const close = () => {
    keepDraft(null)
    onClose()
  }
  const send = async (input: FeatureRequestInput) => {
    try {
      await mutateAsync(input)
    } catch (error) {
      keepDraft(input)
      throw error
    }
    toast({
      title: 'Feature request submitted',
      description: 'Your feature request has been submitted successfully.',
      variant: 'success',
    })
    close()
  }
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema: featureRequestInput,
    values: readDraft() ?? nothing,
    failureTitle: 'Failed to submit feature request',
    send,
  })
  useEffect(() => form.setFocus('title'), [form])

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField label="Feature Title" hint="In a few words." autoComplete="off" {...field('title')} />
      <TextArea
        label="Description"
        hint={`What it should do and what you’d use it for. Up to ${communityLimits.featureDescription.max} characters.`}
        rows={5}
        {...field('description')}
      />
      <FormError>{refusal}</FormError>
      <FormButtons onCancel={close} send="Submit Request" sending="Submitting..." isPending={isPending} />
    </form>
  )
}
