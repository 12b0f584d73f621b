import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useCloseOnBack } from '#web/lib/browser/close-on-back.ts'

/** A field that takes something; of radio buttons the chosen one, to which Tab would lead. */
const field =
  ':is(input, textarea, select):not(:disabled, [type=hidden], [type=file], [type=radio]:not(:checked), [aria-disabled=true])'

/** Lets a dialog begin here as it opens, not at its first field: a `ref`, since React knows no such attribute. */
export const beginHere = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '')

/**
 * Ties `open` to a native modal `<dialog>`: Escape, Back and a click beside it ask to close. Without `onClose`
 * only what stands in it closes it.
 */
export const useModal = (open: boolean, onClose?: () => void) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    dialog.showModal()
    // A dialog that asks something begins at its first field, not at the button that closes it.
    if (!dialog.querySelector('[autofocus]')) dialog.querySelector<HTMLElement>(field)?.focus()
  }, [open])
  useCloseOnBack(open, () => onClose?.())
  // One that is taken away as it stands gives the focus back as one that closes does.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  return {
    ref,
    // The second Escape in a row would close it, whatever becomes of the first.
    closedby: onClose ? undefined : ('none' as const),
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      onClose?.()
    },
    onClick: (event: SyntheticEvent) => {
      // The backdrop belongs to the dialog itself, everything that can be seen to its children.
      if (event.target === event.currentTarget) onClose?.()
    },
  }
}
