import { RotateCw, X } from 'lucide-react'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { mostPhotos } from './message-rules.ts'
import type { Photo } from './photos.machine.ts'
import type { Photos } from './use-photos.ts'

/** What is said of how far the photos are; nothing once all are there. */
const standing = (photos: Photo[]): string | null => {
  const under = photos.filter(({ key, failure }) => key === null && failure === null)
  const done = photos.filter(({ key }) => key !== null)
  return under.length > 0 ? `Uploading photo ${done.length + 1} of ${photos.length}` : null
}

/** The photos of the message that is being written, small, each with its way out. */
export const PhotoTray = ({ photos: { photos, tooMany, retry, remove } }: { photos: Photos }) => {
  const words = standing(photos)
  return (
    <>
      {photos.length > 0 && (
        <ul aria-label="Photos in your message" className="flex flex-wrap gap-3 pt-1">
          {photos.map((photo, index) => (
            <li key={photo.id} className="relative">
              <Thumbnail photo={photo} place={index + 1} onRetry={() => retry(photo)} />
              <button
                type="button"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => remove(photo)}
                className="absolute -top-2 -right-2 grid size-7 place-items-center rounded-full border border-straw bg-surface text-ink hover:bg-quiet"
              >
                <X aria-hidden size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {words}
      </p>
      {tooMany && <FieldError id="photos">{`You can send up to ${mostPhotos} photos in a message.`}</FieldError>}
      {photos.map(
        ({ id, failure }) =>
          failure && (
            <FieldError key={id} id={`photo-${id}`}>
              {failure}
            </FieldError>
          ),
      )}
    </>
  )
}

type ThumbnailProps = { photo: Photo; place: number; onRetry: () => void }

const Thumbnail = ({ photo: { file, preview, key, failure }, place, onRetry }: ThumbnailProps) => (
  <span className="relative grid size-16 place-items-center overflow-hidden rounded-md border border-straw bg-quiet">
    <img src={preview} alt={file.name} className="size-full object-cover" />
    {key === null && (
      <span className="absolute inset-0 grid place-items-center bg-surface/70">
        {failure === null ? (
          <Spinner />
        ) : (
          <button
            type="button"
            aria-label={`Try photo ${place} again`}
            onClick={onRetry}
            className="grid size-full place-items-center text-comb-ink"
          >
            <RotateCw aria-hidden size={20} />
          </button>
        )}
      </span>
    )}
  </span>
)
