import { type DragEvent, type ReactNode, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'

type PhotoDropProps = { onFiles: ((files: FileList) => void) | undefined; children: ReactNode }

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Takes photos that are dropped on the conversation: a second way to what the button does. */
export const PhotoDrop = ({ onFiles, children }: PhotoDropProps) => {
  const [over, setOver] = useState(false)
  const handlers = onFiles && {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles(event.dataTransfer.files)
    },
  }
  return (
    <div {...handlers} className={cx('flex min-h-0 flex-1 flex-col', over && 'bg-hedge-soft outline-2 outline-hedge')}>
      {children}
    </div>
  )
}
