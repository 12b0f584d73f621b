import { type ReactNode, useState } from 'react'
import { isUploaded } from '#contract/catalogue/pictures.ts'
import { cx } from '#web/lib/class-names.ts'
import { Photo, type PicturePriority } from './pictures/photo.tsx'

const stockPicture = '/pictures/stock.webp'
const noPhoto = 'No photo yet'

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

/** The first of product, category and stock picture that has not failed. */
const useShown = ({ src, fallback }: Pick<PictureProps, 'src' | 'fallback'>) => {
  const [failed, setFailed] = useState<string[]>([])
  const candidates = [src, fallback, stockPicture].filter((item): item is string => Boolean(item))
  const shown = candidates.find((candidate) => !failed.includes(candidate))
  return { shown, fail: (url: string) => setFailed((before) => [...before, url]) }
}

/** A 4:3 photograph in a box that keeps its place: product, then category, then stock picture. */
export const Picture = ({ src, fallback, ...rest }: PictureProps) => (
  <Framed {...rest} {...useShown({ src, fallback })} />
)

/**
 * The picture of something that is for sale or was sold. One that only stands in for it, an order's from the day of the sale
 * included, says so on it and as its text: nobody takes it for what is sold.
 */
export const ListingPicture = ({ src, fallback, alt, ...rest }: PictureProps) => {
  const { shown, fail } = useShown({ src, fallback })
  const isMissing = !shown || !isUploaded(shown)
  return (
    <Framed {...rest} alt={isMissing ? noPhoto : alt} shown={shown} fail={fail}>
      {isMissing && <NoPhoto />}
    </Framed>
  )
}

type FramedProps = Omit<PictureProps, 'src' | 'fallback'> & ReturnType<typeof useShown> & { children?: ReactNode }

const Framed = ({ shown, fail, className, children, ...rest }: FramedProps) => (
  <div className={cx('relative aspect-4/3 overflow-hidden bg-quiet', className)}>
    {shown && (
      <Photo
        key={shown}
        src={shown}
        width={800}
        height={600}
        onError={() => fail(shown)}
        className="size-full object-cover"
        {...rest}
      />
    )}
    {children}
  </div>
)

// A badge where there is room for one, a strip along the foot of a small picture; the smallest would show next to nothing above
// it, and is covered.
const NoPhoto = () => (
  <span aria-hidden className="@container absolute inset-0">
    <span className="absolute @min-[4.5rem]:top-auto @min-[8rem]:inset-auto inset-0 @min-[8rem]:bottom-2 @min-[8rem]:left-2 grid place-items-center @min-[8rem]:rounded-sm bg-quiet @min-[4.5rem]:py-0.5 @min-[8rem]:px-2 text-center font-semibold @min-[8rem]:text-xs text-[0.6875rem] text-ink @min-[8rem]:leading-5 leading-3.5">
      {noPhoto}
    </span>
  </span>
)
