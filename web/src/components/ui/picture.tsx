import { useState } from 'react'
import { pictureSet } from '#contract/catalogue/pictures.ts'
import { cx } from '#web/lib/class-names.ts'

const stockPicture = '/pictures/stock.webp'

type PictureProps = {
  /** The product's picture; `fallback` is its category's. Whatever is missing or fails gives way to the next. */
  src: string | null
  fallback?: string | null
  alt: string
  /** As the attribute: how wide it is shown, such as "(width < 768px) 50vw, 300px". */
  sizes: string
  /** The one above the fold: loaded first. */
  priority?: boolean
  className?: string
}

/** A 4:3 photograph in a box that keeps its place: product, then category, then stock picture. */
export const Picture = ({ src, fallback, alt, sizes, priority = false, className }: PictureProps) => {
  const candidates = [src, fallback, stockPicture].filter((item): item is string => Boolean(item))
  const [failed, setFailed] = useState<string[]>([])
  const shown = candidates.find((candidate) => !failed.includes(candidate))
  return (
    <div className={cx('aspect-4/3 overflow-hidden bg-quiet', className)}>
      {shown && (
        <img
          key={shown}
          src={shown}
          srcSet={pictureSet(shown)}
          sizes={sizes}
          alt={alt}
          width={800}
          height={600}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed((before) => [...before, shown])}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
