import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Viewer } from '#web/components/ui/dialog.tsx'

type PhotoViewerProps = {
  images: string[]
  /** The place of the one that is open; null while none is. */
  shown: number | null
  words: (place: number) => string
  onShow: (place: number | null) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** One photo of a message as large as the window lets it; arrow keys and buttons lead to its neighbours. */
export const PhotoViewer = ({ images, shown, words, onShow }: PhotoViewerProps) => {
  const last = images.length - 1
  const move = (by: number) => {
    if (shown !== null) onShow(Math.min(last, Math.max(0, shown + by)))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => move(steps[key] ?? 0)
  return (
    <Viewer
      open={shown !== null}
      onClose={() => onShow(null)}
      title={shown === null ? 'Photo' : `Photo ${shown + 1} of ${images.length}`}
    >
      {shown !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to what the buttons do
        <div onKeyDown={onKeyDown} className="flex flex-col items-center gap-4">
          <img
            key={images[shown]}
            src={`${images[shown]}?w=1600`}
            alt={words(shown)}
            className="max-h-[calc(100dvh-11rem)] max-w-full rounded-md bg-quiet object-contain"
          />
          {last > 0 && (
            <div className="flex gap-3">
              <Step label="Previous photo" off={shown === 0} onStep={() => move(-1)}>
                <ChevronLeft aria-hidden size={20} />
              </Step>
              <Step label="Next photo" off={shown === last} onStep={() => move(1)}>
                <ChevronRight aria-hidden size={20} />
              </Step>
            </div>
          )}
        </div>
      )}
    </Viewer>
  )
}

type StepProps = { label: string; off: boolean; onStep: () => void; children: ReactNode }

const Step = ({ label, off, onStep, children }: StepProps) => (
  <Button variant="secondary" size="icon" aria-label={label} disabled={off} onClick={onStep}>
    {children}
  </Button>
)
