import { useState } from 'react'
import type { Message } from '#contract/talk/messages.answers.ts'
import PhotoViewer from '#web/components/ui/pictures/photo-viewer.tsx'
import { cx } from '#web/lib/class-names.ts'
import { formatDayTime } from '#web/lib/format.ts'

type MessagePhotosProps = { message: Message; writer: string }

/** The photos of a message, small; each opens large. */
export const MessagePhotos = ({ message: { images, sentAt }, writer }: MessagePhotosProps) => {
  const [shown, setShown] = useState<number | null>(null)
  const words = (place: number) => `Photo ${place + 1} of ${images.length} from ${writer}, ${formatDayTime(sentAt)}`
  const single = images.length === 1
  return (
    <>
      <ul className={cx('grid gap-1.5', !single && 'grid-cols-2')}>
        {images.map((url, place) => (
          <li key={url}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setShown(place)}
              className={cx(
                'block aspect-4/3 max-w-full overflow-hidden rounded-lg border border-straw bg-quiet',
                single ? 'w-64' : 'w-36',
              )}
            >
              <img
                src={`${url}?w=${single ? 800 : 320}`}
                alt={words(place)}
                width={320}
                height={240}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer
        photos={images.map((url, place) => ({ src: `${url}?w=1600`, alt: words(place) }))}
        shown={shown}
        onShow={setShown}
      />
    </>
  )
}
