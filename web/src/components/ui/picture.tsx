import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Badge } from './badge.tsx'
import { Photo, type PicturePriority } from './pictures/photo.tsx'

const stockPicture = '/pictures/stock.webp'

type PictureProps = {
  /** The product's picture; `fallback` is its category's. Whatever is missing or fails gives way to the next. */
  src: string | null
  fallback?: string | null
  alt: string
  /** Said on whatever stands in for the product's own picture, and as its text: nobody takes it for what is sold. */
  missing?: string
  /** As the attribute: how wide it is shown, such as "(width < 768px) 50vw, 300px". */
  sizes: string
  priority?: PicturePriority | undefined
  className?: string
}

/** A 4:3 photograph in a box that keeps its place: product, then category, then stock picture. */
export const Picture = ({ src, fallback, alt, missing, sizes, priority, className }: PictureProps) => {
  const candidates = [src, fallback, stockPicture].filter((item): item is string => Boolean(item))
  const [failed, setFailed] = useState<string[]>([])
  const shown = candidates.find((candidate) => !failed.includes(candidate))
  const said = shown === src ? undefined : missing
  return (
    <div className={cx('relative aspect-4/3 overflow-hidden bg-quiet', className)}>
      {shown && (
        <Photo
          key={shown}
          src={shown}
          sizes={sizes}
          alt={said ?? alt}
          width={800}
          height={600}
          priority={priority}
          onError={() => setFailed((before) => [...before, shown])}
          className="size-full object-cover"
        />
      )}
      {said && (
        <span aria-hidden className="absolute bottom-2 left-2">
          <Badge>{said}</Badge>
        </span>
      )}
    </div>
  )
}
