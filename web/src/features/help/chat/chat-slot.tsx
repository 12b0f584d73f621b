import { type ComponentType, useEffect, useState } from 'react'

const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work, 500)
}

/** The chat, fetched when the page has come to rest: it is on every page and needed on few. */
export const ChatSlot = () => {
  const [Chat, setChat] = useState<ComponentType | null>(null)
  useEffect(() => {
    const show = (loaded: { default: ComponentType }) => setChat(() => loaded.default)
    // Without it the page is whole: who is offline misses a button.
    whenIdle(() => void import('./chat.tsx').then(show, () => {}))
  }, [])
  return Chat && <Chat />
}
