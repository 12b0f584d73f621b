import { ImagePlus, Trash2, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { PhotoInput } from '#web/components/ui/forms/photo-input.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { uploadFailure, useUploadPicture } from '#web/features/identity/uploads/uploads.api.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangeProfile } from './account.api.ts'

/** The user's picture: chosen, it is there at once; seen by those whom they write to and sell to. */
export const AvatarField = ({ user }: { user: User }) => {
  const id = useId()
  const upload = useUploadPicture()
  const save = useChangeProfile()
  const [failure, setFailure] = useState<string>()
  const isBusy = upload.isPending || save.isPending
  const isRemoving = save.isPending && save.variables.avatarKey === null

  const take = async (file: File | undefined) => {
    if (!file) return
    setFailure(undefined)
    try {
      const { key } = await upload.mutateAsync(file)
      await save.mutateAsync({ avatarKey: key })
      toast({ title: 'Photo saved', variant: 'success' })
    } catch (error) {
      setFailure(uploadFailure(file, error))
    }
  }
  const remove = () => {
    setFailure(undefined)
    const onError = (error: unknown) => setFailure(errorMessage(error))
    save.mutate({ avatarKey: null }, { onSuccess: () => toast({ title: 'Photo removed' }), onError })
  }

  return (
    <div className="flex items-center gap-5">
      <Avatar url={user.avatarUrl} isBusy={isBusy} />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <PhotoInput
            takes="one"
            off={isBusy}
            describedBy={failure ? `${id}-error` : undefined}
            onFiles={([file]) => void take(file)}
          >
            <ImagePlus aria-hidden size={18} />
            {user.avatarUrl ? 'Change photo' : 'Choose a photo'}
          </PhotoInput>
          {user.avatarUrl && (
            <Button variant="quiet" pending={isRemoving} disabled={isBusy && !isRemoving} onClick={remove}>
              <Trash2 aria-hidden size={18} />
              Remove photo
            </Button>
          )}
        </div>
        <p role="status" className="text-ink-soft text-sm">
          {upload.isPending ? 'Uploading your photo...' : 'You, or your favourite hen. Up to 8 MB.'}
        </p>
        {failure && <FieldError id={id}>{failure}</FieldError>}
      </div>
    </div>
  )
}

const Avatar = ({ url, isBusy }: { url: string | null; isBusy: boolean }) => (
  <div className="relative grid size-24 shrink-0 place-items-center overflow-hidden rounded-full border border-straw bg-quiet text-ink-soft">
    {url ? (
      <img src={`${url}?w=320`} alt="You" width={96} height={96} className="size-full object-cover" />
    ) : (
      <UserRound aria-hidden size={40} strokeWidth={1.25} />
    )}
    {isBusy && (
      <span className="absolute inset-0 grid place-items-center bg-surface/70">
        <Spinner size={28} />
      </span>
    )}
  </div>
)
