import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { imagePath } from '#contract/identity/uploads.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { PhotoInput } from '#web/components/ui/forms/photo-input.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { uploadFailure, useUploadPicture } from '#web/features/identity/uploads/uploads.api.ts'

type BannerFieldProps = { value: string | null; onChange: (key: string | null) => void; error?: string | undefined }

/** The wide picture on top of a shop's page. */
export const BannerField = ({ value, onChange, error }: BannerFieldProps) => {
  const id = useId()
  const { mutateAsync, isPending } = useUploadPicture()
  const [failure, setFailure] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setFailure(undefined)
    try {
      onChange((await mutateAsync(file)).key)
    } catch (reason) {
      setFailure(uploadFailure(file, reason))
    }
  }
  const problem = failure ?? error
  return (
    <div className="flex flex-col gap-2">
      <span className="font-medium text-sm">
        Banner <span className="font-normal text-ink-soft">(optional)</span>
      </span>
      {value && (
        <img src={`${imagePath(value)}?w=1600`} alt="" className="aspect-4/1 w-full rounded-lg bg-quiet object-cover" />
      )}
      <div className="flex flex-wrap gap-3">
        <PhotoInput
          takes="one"
          off={isPending}
          describedBy={problem ? `${id}-error` : undefined}
          onFiles={([file]) => void take(file)}
        >
          {isPending ? <Spinner /> : <ImagePlus aria-hidden size={18} />}
          {value ? 'Change banner' : 'Choose a banner'}
        </PhotoInput>
        {value && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            <Trash2 aria-hidden size={18} />
            Remove
          </Button>
        )}
      </div>
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </div>
  )
}
