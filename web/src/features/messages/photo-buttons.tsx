import { Camera, ImagePlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../../lib/class-names.ts'
import type { Photos } from './use-photos.ts'

/** Photos from the device, and on phones from the camera. */
export const PhotoButtons = ({ photos: { isFull, add } }: { photos: Photos }) => (
  <>
    <PhotoButton label="Add photos" disabled={isFull} onFiles={add}>
      <ImagePlus aria-hidden size={20} />
    </PhotoButton>
    <PhotoButton label="Take a photo" disabled={isFull} onFiles={add} capture="environment">
      <Camera aria-hidden size={20} />
    </PhotoButton>
  </>
)

type PhotoButtonProps = {
  label: string
  disabled: boolean
  onFiles: (files: File[]) => void
  capture?: 'environment'
  children: ReactNode
}

const PhotoButton = ({ label, disabled, onFiles, capture, children }: PhotoButtonProps) => {
  const id = useId()
  return (
    <label
      htmlFor={id}
      title={label}
      className={cx(
        'grid h-11 w-10 shrink-0 cursor-pointer place-items-center rounded-md text-hedge-ink hover:bg-hedge-soft',
        'has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-hedge',
        capture && 'md:hidden',
      )}
    >
      {children}
      <span className="sr-only">{label}</span>
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple={!capture}
        capture={capture}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}
