import { type RefObject, useState } from 'react'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { useReply } from '../messages.api.ts'
import { wrongWith } from './message-rules.ts'
import { wrongWithPhotos } from './photos.machine.ts'
import type { Photos } from './use-photos.ts'

type Writing = {
  conversationId: string
  photos: Photos
  onSent: () => void
  box: RefObject<HTMLTextAreaElement | null>
}

/** What is typed and its photos stay until they have been sent; a second try of what failed is the same button again. */
export const useComposer = ({ conversationId, photos, onSent, box }: Writing) => {
  const { mutate, isPending } = useReply(conversationId)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const write = (next: string) => {
    setText(next)
    setError(null)
  }
  const insert = (words: string) => {
    write(text.trim() === '' ? words : `${text.trimEnd()}\n${words}`)
    box.current?.focus()
  }
  const send = () => {
    if (isPending) return
    const wrong = wrongWith(text, photos.photos.length) ?? wrongWithPhotos(photos.photos)
    setError(wrong)
    if (wrong) return
    const imageKeys = photos.photos.flatMap(({ key }) => key ?? [])
    mutate(
      { text: text.trim(), imageKeys },
      {
        onSuccess: () => {
          setText('')
          photos.clear()
          onSent()
        },
        onError: (failure) => setError(errorMessage(failure)),
      },
    )
  }
  return { text, write, insert, error, send, isPending }
}
