import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '../button.tsx'
import { Viewer } from '../dialog.tsx'

export type ViewedPhoto = { src: string; alt: string }

type PhotoViewerProps = {
  photos: readonly ViewedPhoto[]
  /** The place of the one that is open; null while none is. */
  shown: number | null
  onShow: (place: number | null) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** One photo as large as the window lets it, or larger and moved about; arrow keys and buttons lead to its neighbours. */
export default function PhotoViewer({ photos, shown, onShow }: PhotoViewerProps) {
  const last = photos.length - 1
  const photo = shown === null ? undefined : photos[shown]
  const move = (by: number) => {
    if (shown !== null) onShow(Math.min(last, Math.max(0, shown + by)))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => move(steps[key] ?? 0)
  return (
    <Viewer
      open={photo !== undefined}
      onClose={() => onShow(null)}
      title={shown === null ? 'Photo' : `Photo ${shown + 1} of ${photos.length}`}
    >
      {photo && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to what the buttons do
        <div onKeyDown={onKeyDown}>
          <Zoomed key={photo.src} photo={photo}>
            {last > 0 && (
              <>
                <Act label="Previous photo" off={shown === 0} onAct={() => move(-1)}>
                  <ChevronLeft aria-hidden size={20} />
                </Act>
                <Act label="Next photo" off={shown === last} onAct={() => move(1)}>
                  <ChevronRight aria-hidden size={20} />
                </Act>
              </>
            )}
          </Zoomed>
        </div>
      )}
    </Viewer>
  )
}

/** A photo that fits, or two and a half times as wide as the screen lets it; `children` are the buttons beside the zoom. */
const Zoomed = ({ photo: { src, alt }, children }: { photo: ViewedPhoto; children: ReactNode }) => {
  const [isLarge, setLarge] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // What is looked at stands in the middle of most photos.
  useEffect(() => {
    const { current } = frame
    if (isLarge && current)
      current.scrollTo({
        left: (current.scrollWidth - current.clientWidth) / 2,
        top: (current.scrollHeight - current.clientHeight) / 2,
        behavior: 'instant',
      })
  }, [isLarge])
  return (
    <div className="flex flex-col items-center gap-4">
      <div
        ref={frame}
        className={cx('max-w-full overflow-auto rounded-md bg-quiet', isLarge && 'h-[calc(100dvh-11rem)] w-[80rem]')}
      >
        <img
          src={src}
          alt={alt}
          className={isLarge ? 'w-[250%] max-w-none' : 'max-h-[calc(100dvh-11rem)] max-w-full object-contain'}
        />
      </div>
      <div className="flex gap-3">
        <Act label={isLarge ? 'Zoom out' : 'Zoom in'} onAct={() => setLarge(!isLarge)}>
          {isLarge ? <ZoomOut aria-hidden size={20} /> : <ZoomIn aria-hidden size={20} />}
        </Act>
        {children}
      </div>
    </div>
  )
}

type ActProps = { label: string; off?: boolean; onAct: () => void; children: ReactNode }

const Act = ({ label, off = false, onAct, children }: ActProps) => (
  <Button variant="secondary" size="icon" aria-label={label} disabled={off} onClick={onAct}>
    {children}
  </Button>
)
