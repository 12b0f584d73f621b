import { X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Button } from './button.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  /** Asked by Escape, the X and a click beside it; left out where only what stands in the dialog may close it. */
  onClose?: (() => void) | undefined
  title: string
  description?: string
  children?: ReactNode
  /** The buttons, two of them in a `ButtonRow`. */
  footer?: ReactNode
}

/** A question or a small form in the middle of the page. Its children live only while it is open. */
export const Dialog = (props: DialogProps) => (
  <Modal
    {...props}
    className="dialog-centre m-auto max-h-[min(85dvh,48rem)] w-[min(32rem,calc(100%-2rem))] rounded-lg"
  />
)

/** A dialog from the right on desktop, from below on phones: filters, a guest's cart, one record. */
export const Sheet = (props: DialogProps) => (
  <Modal
    {...props}
    // What lies behind it is styled anew as it opens and closes, which takes long on a phone: the tap is answered first.
    open={useDeferredValue(props.open)}
    className={cx(
      'sheet-bottom mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-full rounded-t-lg',
      'md:sheet-right md:my-0 md:mr-0 md:ml-auto md:h-dvh md:max-h-dvh md:w-[26rem] md:rounded-none md:rounded-l-lg',
    )}
  />
)

/** One picture as large as the window lets it. */
export const Viewer = (props: DialogProps) => (
  <Modal
    {...props}
    className="dialog-centre m-auto max-h-[calc(100dvh-2rem)] w-fit max-w-[calc(100%-2rem)] rounded-lg"
  />
)

const Modal = ({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  className,
}: DialogProps & { className: string }) => {
  const modal = useModal(open, onClose)
  const id = useId()
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx('overflow-hidden border border-straw bg-surface p-0 text-ink shadow-raised', className)}
    >
      {open && (
        <div className="flex max-h-[inherit] flex-col md:h-full">
          <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
            <div className="pt-1.5">
              <h2 id={`${id}-title`} className="text-xl">
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="mt-1 text-ink-soft">
                  {description}
                </p>
              )}
            </div>
            {onClose && (
              <Button variant="quiet" size="icon" aria-label="Close" onClick={onClose} className="-mr-2">
                <X aria-hidden size={20} />
              </Button>
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
          {footer && <div className="flex flex-col border-straw border-t px-5 py-4 sm:block">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
