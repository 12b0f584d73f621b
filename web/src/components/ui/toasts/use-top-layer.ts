import { useLayoutEffect, useState } from 'react'

/** Puts the layer where it is seen and can be clicked: over the page, or in the modal dialog that makes the page inert. */
const raise = (layer: HTMLElement): void => {
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (layer.parentElement !== home) home.append(layer)
  // Browsers of 2023 know no popover: there it stands as high as its z-index lifts it.
  if ('popover' in HTMLElement.prototype && !layer.matches(':popover-open')) layer.showPopover()
}

/** An element for a portal that stands above everything while it is there, also above a dialog that opens later. */
export const useTopLayer = (className: string): HTMLElement => {
  const [layer] = useState(() => Object.assign(document.createElement('div'), { className, popover: 'manual' }))
  useLayoutEffect(() => {
    const watching = new MutationObserver(() => raise(layer))
    // A dialog opens and closes by its attribute, or goes with the page that it stood on.
    watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    raise(layer)
    return () => {
      watching.disconnect()
      layer.remove()
    }
  }, [layer])
  return layer
}
