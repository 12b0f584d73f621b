import { type ReactNode, useEffect, useRef } from 'react'
import { PageBar } from '#web/components/ui/page-bar.tsx'

/** A bar higher than one line covers the end of the messages. */
const oneLine = 44

type FootProps = { isPhone: boolean; onCovered: (pixels: number) => void; children: ReactNode }

/** Where one writes on: on the phone in place of the bar at the bottom, over the end of the messages, and tells how much of them. */
export const Foot = ({ isPhone, onCovered, children }: FootProps) =>
  isPhone ? (
    <PageBar>
      <Measured onCovered={onCovered}>{children}</Measured>
    </PageBar>
  ) : (
    <div className="border-straw border-t p-3">{children}</div>
  )

const Measured = ({ onCovered, children }: Omit<FootProps, 'isPhone'>) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.contentRect.height ?? 0)
      onCovered(Math.max(0, height - oneLine))
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [onCovered])
  return (
    <div ref={box} className="min-w-0 flex-1">
      {children}
    </div>
  )
}
