import { Camera, ImagePlus } from 'lucide-react'
import { PhotoInput } from '#web/components/ui/forms/photo-input.tsx'
import type { Photos } from './use-photos.ts'

const button = 'grid h-11 w-10 shrink-0 place-items-center rounded-md text-hedge-ink hover:bg-hedge-soft'

/** Photos from the device, and on phones from the camera. */
export const PhotoButtons = ({ photos: { isFull, add } }: { photos: Photos }) => (
  <>
    <PhotoInput title="Add photos" off={isFull} onFiles={add} takes="many" className={button}>
      <ImagePlus aria-hidden size={20} />
      <span className="sr-only">Add photos</span>
    </PhotoInput>
    <PhotoInput title="Take a photo" off={isFull} onFiles={add} takes="camera" className={button}>
      <Camera aria-hidden size={20} />
      <span className="sr-only">Take a photo</span>
    </PhotoInput>
  </>
)
