import { avifSet, type PictureTone, pictureSet, toneOf } from '#contract/catalogue/pictures.ts'
import { cx } from '#web/lib/class-names.ts'

/** `first`: the one that a page opens with, fetched before all else; `near`: another one in sight at once. */
export type PicturePriority = 'first' | 'near'

type PhotoProps = {
  src: string
  alt: string
  /** As the attribute: how wide it is shown, such as "(width < 768px) 50vw, 300px". */
  sizes: string
  width: number
  height: number
  /** Without one it is fetched when it comes near the screen. */
  priority?: PicturePriority | undefined
  className?: string
  onError?: () => void
}

const tones: Record<PictureTone, string> = { meadow: 'bg-[#969772]', linen: 'bg-[#a0978a]', bark: 'bg-[#85715a]' }

/** A picture at the width that its place needs, our own as AVIF where the browser knows that; its colour is there before it. */
export const Photo = ({ src, alt, sizes, priority, className, onError, ...rest }: PhotoProps) => {
  const [avif, tone] = [avifSet(src), toneOf(src)]
  // Of a page that came as HTML a picture may have failed before anybody listened.
  const seeFailed = (image: HTMLImageElement | null) => {
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) onError?.()
  }
  const photo = (
    // Its address comes last: some browsers fetch as soon as they know it, whatever is said after it.
    <img
      alt={alt}
      ref={seeFailed}
      onError={onError}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : 'auto'}
      decoding={priority === 'first' ? 'auto' : 'async'}
      className={cx(tone ? tones[tone] : 'bg-quiet', className)}
      {...rest}
      sizes={avif ? undefined : sizes}
      srcSet={pictureSet(src)}
      src={src}
    />
  )
  if (!avif) return photo
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {photo}
    </picture>
  )
}
