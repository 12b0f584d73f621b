import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { currentUserQueryOptions } from '#web/features/identity/session/session.api.ts'
import { nextTask } from '#web/lib/browser/next-task.ts'
import type { EditorForm } from '../editor-errors.ts'
import type { Saver } from './use-saver.ts'

const restMs = 1200
const againMs = 15_000

/** Keeps what is typed at once, and saves drafts when the typing rests, a field is left, or the page is. */
export const useAutosave = (form: EditorForm, saver: Saver) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const signedInAt = useQuery(currentUserQueryOptions).dataUpdatedAt
  const { status } = saver
  const again = status.kind === 'failed' ? status.again : null

  const save = useEffectEvent((): void => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    void saver.saveDraft()
  })
  const note = useEffectEvent((): void => {
    saver.keep()
    if (saver.isUnsaved()) saver.typed()
  })
  const changed = useEffectEvent((): void => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = setTimeout(save, restMs)
    void nextTask().then(note)
  })
  const leave = useEffectEvent((): void => {
    if (timer.current !== null) save()
  })

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) changed()
    })
    const onHide = () => leave()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('online', save)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('online', save)
      leave()
    }
  }, [form])

  // What failed for want of an answer is tried again by itself, what waited for a session goes on with it.
  useEffect(() => {
    if (again !== 'soon') return
    const retry = setInterval(save, againMs)
    return () => clearInterval(retry)
  }, [again])
  useEffect(() => {
    if (signedInAt > 0) save()
  }, [signedInAt])

  // The next field has the focus before anything is saved of the one before.
  return { onBlur: () => void nextTask().then(leave), retry: () => save() }
}
