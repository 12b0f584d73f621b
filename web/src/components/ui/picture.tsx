import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Photo, type PicturePriority } from './pictures/photo.tsx'

const stockPicture = '/pictures/stock.webp'

type PictureProps = {
  /** The product's picture; `fallback` is its category's. Whatever is missing or fails gives way to the next. */
  src: string | null
  fallback?: string | null
  alt: string
  /** As the attribute: how wide it is shown, such as "(width < 768px) 50vw, 300px". */
  sizes: string
  priority?: PicturePriority | undefined
  className?: string
}

/** A 4:3 photograph in a box that keeps its place: product, then category, then stock picture. */
export const Picture = ({ src, fallback, alt, sizes, priority, className }: PictureProps) => {
  const candidates = [src, fallback, stockPicture].filter((item): item is string => Boolean(item))
  const [failed, setFailed] = useState<string[]>([])
  const shown = candidates.find((candidate) => !failed.includes(candidate))
  return (
    <div className={cx('aspect-4/3 overflow-hidden bg-quiet', className)}>
      {shown && (
        <Photo
          key={shown}
          src={shown}
          sizes={sizes}
          alt={alt}
          width={800}
          height={600}
          priority={priority}
          onError={() => setFailed((before) => [...before, shown])}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
