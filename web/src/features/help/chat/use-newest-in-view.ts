import { useEffect, useRef } from 'react'
import type { ChatMessage } from './conversation.machine.ts'

const gap = 12
/** A question taller than this share of the log gives way, so that the answer to it begins in view. */
const mostQuestion = 1 / 3

/** Where the log must stand so that the newest answer is read from its beginning, under its question. */
const startOf = (log: HTMLElement): number | null => {
  const question = [...log.querySelectorAll<HTMLElement>('[data-sender="user"]')].at(-1)
  if (!question) return null
  const answerAt = question.offsetTop + question.offsetHeight + gap
  return Math.max(question.offsetTop - gap, answerAt - log.clientHeight * mostQuestion)
}

/**
 * Keeps the beginning of the newest answer in view while it is written: it needs room below it to stand at the top, and gets
 * that only as it grows. Whoever scrolls elsewhere meanwhile is left there. Returns the ref of the log.
 */
export const useNewestInView = (messages: readonly ChatMessage[]) => {
  const log = useRef<HTMLDivElement>(null)
  const put = useRef({ messages: 0, top: 0 })
  useEffect(() => {
    const { current } = log
    const top = current && startOf(current)
    if (!current || top === null) return
    const isNew = messages.length !== put.current.messages
    if (!isNew && Math.abs(current.scrollTop - put.current.top) > 1) return
    current.scrollTo({ top, behavior: 'instant' })
    put.current = { messages: messages.length, top: current.scrollTop }
  }, [messages])
  return log
}
