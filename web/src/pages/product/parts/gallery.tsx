import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { galleryPicture } from '#contract/catalogue/pictures.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ListingPicture, Picture } from '#web/components/ui/picture.tsx'
import { cx } from '#web/lib/class-names.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadViewer = () => import('#web/components/ui/pictures/photo-viewer.tsx')

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The listing's pictures; a place for one where it has none. */
const picturesOf = ({ images, name }: Product): { url: string | null; alt: string }[] =>
  images.length > 0 ? images.map(({ url, alt }) => ({ url, alt: alt || name })) : [{ url: null, alt: name }]

/** Pictures side by side in a row that the thumb, the arrow keys, the buttons and the small pictures all move. */
export const Gallery = ({ product, phone = false }: { product: Product; phone?: boolean }) => {
  const pictures = picturesOf(product)
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [viewed, setViewed] = useState<number | null>(null)
  const { Part: PhotoViewer, show: showViewer } = useLatePart(loadViewer)
  useEffect(() => {
    if (!row.current) return
    return watchShown(row.current, setShown)
  }, [])
  const show = (index: number) => {
    const target = Math.min(pictures.length - 1, Math.max(0, index))
    row.current?.scrollTo({ left: target * row.current.clientWidth, behavior: 'smooth' })
  }
  const view = (index: number) => {
    setViewed(index)
    void showViewer()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    show(shown + step)
  }
  return (
    <section aria-label="Photos" aria-roledescription="carousel" className="min-w-0">
      <div className="relative">
        <ul
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard
          tabIndex={0}
          onKeyDown={onKeyDown}
          className={cx(
            'flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
            !phone && 'rounded-lg border border-straw',
          )}
        >
          {pictures.map(({ url, alt }, index) => (
            <li key={url ?? alt} className="w-full shrink-0 snap-center">
              <Enlarged url={url} onView={() => view(index)}>
                <ListingPicture
                  src={url}
                  fallback={product.category.imageUrl}
                  alt={alt}
                  sizes={galleryPicture.sizes}
                  priority={index === 0 ? 'first' : undefined}
                />
              </Enlarged>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && !phone && <Arrows shown={shown} last={pictures.length - 1} onShow={show} />}
      </div>
      {pictures.length > 1 &&
        (phone ? (
          <Dots count={pictures.length} shown={shown} />
        ) : (
          <Thumbnails pictures={pictures} shown={shown} onShow={show} />
        ))}
      {PhotoViewer && (
        <PhotoViewer
          photos={pictures.flatMap(({ url, alt }) => (url ? [{ src: url, alt }] : []))}
          shown={viewed}
          onShow={setViewed}
        />
      )}
    </section>
  )
}

/** A picture that opens large; what only stands in for one does not. */
const Enlarged = ({ url, onView, children }: { url: string | null; onView: () => void; children: ReactNode }) =>
  url === null ? (
    children
  ) : (
    <button type="button" aria-haspopup="dialog" onClick={onView} className="block w-full cursor-zoom-in">
      {children}
    </button>
  )

const watchShown = (row: HTMLElement, onShown: (index: number) => void): (() => void) => {
  const onScroll = () => onShown(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
  row.addEventListener('scroll', onScroll, { passive: true })
  return () => row.removeEventListener('scroll', onScroll)
}

type ArrowsProps = { shown: number; last: number; onShow: (index: number) => void }

const Arrows = ({ shown, last, onShow }: ArrowsProps) => (
  <div className="pointer-events-none absolute inset-x-3 inset-y-0 flex items-center justify-between [&>*]:pointer-events-auto">
    <Button
      variant="secondary"
      size="icon"
      aria-label="Previous photo"
      disabled={shown === 0}
      onClick={() => onShow(shown - 1)}
    >
      <ChevronLeft aria-hidden size={20} />
    </Button>
    <Button
      variant="secondary"
      size="icon"
      aria-label="Next photo"
      disabled={shown === last}
      onClick={() => onShow(shown + 1)}
    >
      <ChevronRight aria-hidden size={20} />
    </Button>
  </div>
)

const Dots = ({ count, shown }: { count: number; shown: number }) => (
  <div className="flex justify-center gap-2 py-3">
    <p className="sr-only" aria-live="polite">
      Photo {shown + 1} of {count}
    </p>
    {Array.from({ length: count }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        key={index}
        aria-hidden
        className={cx('size-2 rounded-full', index === shown ? 'bg-hedge' : 'bg-straw')}
      />
    ))}
  </div>
)

type ThumbnailsProps = { pictures: { url: string | null }[]; shown: number; onShow: (index: number) => void }

const Thumbnails = ({ pictures, shown, onShow }: ThumbnailsProps) => (
  <ul className="mt-3 flex flex-wrap gap-2">
    {pictures.map(({ url }, index) => (
      <li key={url}>
        <button
          type="button"
          aria-label={`Show photo ${index + 1} of ${pictures.length}`}
          aria-current={index === shown}
          onClick={() => onShow(index)}
          className={cx('block rounded-md border-2', index === shown ? 'border-hedge' : 'border-transparent')}
        >
          <Picture src={url} alt="" sizes="80px" className="w-20 rounded-sm" />
        </button>
      </li>
    ))}
  </ul>
)
