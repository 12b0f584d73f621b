import { useEffect } from 'react'
import { whenIdle } from '#web/lib/browser/idle.ts'
import { useOnline } from '#web/lib/browser/online.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadChat = () => import('./chat.tsx')

/** The chat, fetched when the page has come to rest: it is on every page and needed on few. */
export const ChatSlot = () => {
  const { Part: Chat, fetchPart } = useLatePart(loadChat)
  const online = useOnline()
  useEffect(() => {
    // Without it the page is whole: who is offline misses a button.
    if (online) whenIdle(() => void fetchPart())
  }, [online, fetchPart])
  return Chat && <Chat />
}
