import type { KeyboardEvent } from 'react'

/** Lets Enter in a field send what stands there, and nothing of a form around it. */
export const onEnter =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
