import { Camera, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { PhotoInput } from '#web/components/ui/forms/photo-input.tsx'
import { ProgressBar } from '#web/components/ui/progress-bar.tsx'
import { cx } from '#web/lib/class-names.ts'

type DropProps = {
  onFiles: (files: File[]) => void
  under: { done: number; all: number } | null
  /** Names what is wrong with the pictures. */
  describedBy: string | undefined
}

/** Where pictures come from: dropped, chosen from disk, or from the camera. */
export const PictureDrop = ({ onFiles, under, describedBy }: DropProps) => {
  const [over, setOver] = useState(false)
  const isBusy = under !== null
  return (
    // Dropping is a second way to what the buttons do.
    <section
      aria-label="Add photos"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(!isBusy)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!isBusy) onFiles([...event.dataTransfer.files])
      }}
      className={cx(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors',
        over ? 'border-hedge bg-hedge-soft' : 'border-field',
      )}
    >
      <p aria-live="polite" className="text-ink-soft">
        {under ? (
          `Uploading photo ${under.done} of ${under.all}`
        ) : (
          // A finger drops nothing.
          <span className="pointer-coarse:hidden">Drop photos here, or</span>
        )}
      </p>
      {under && (
        <div className="w-full max-w-56">
          <ProgressBar label="Uploading photos" value={under.done - 0.5} max={under.all} />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <PhotoInput onFiles={onFiles} off={isBusy} takes="many" describedBy={describedBy}>
          <ImagePlus aria-hidden size={18} />
          Choose photos
        </PhotoInput>
        <PhotoInput onFiles={onFiles} off={isBusy} takes="camera" describedBy={describedBy}>
          <Camera aria-hidden size={18} />
          Take a photo
        </PhotoInput>
      </div>
      <p className="text-ink-soft text-sm">JPEG, PNG, WebP or AVIF. We remove the place and time they were taken.</p>
    </section>
  )
}
