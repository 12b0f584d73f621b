import { useSyncExternalStore } from 'react'
import { hasUnsavedInput } from './unsaved-input.ts'

type Answer = { promise: Promise<boolean>; give: (isBack: boolean) => void }

/** Who was signed in on this page: the only one who may sign in again in place. */
let expected: string | null = null
let asking = false
let answer: Answer | null = null
const listeners = new Set<() => void>()

const publish = (next: boolean): void => {
  asking = next
  for (const listener of listeners) listener()
}

const newAnswer = (): Answer => {
  let give = (_isBack: boolean) => {}
  const promise = new Promise<boolean>((resolve) => {
    give = resolve
  })
  return { promise, give }
}

/** Ends the asking: what waits for it goes on, or fails as it would have. */
export const endAsking = (isBack: boolean): void => {
  answer?.give(isBack)
  answer = null
  publish(false)
}

/** Null once nobody is signed in on this page any more, by his own wish or because nothing would be lost. */
export const expectUser = (username: string | null): void => {
  expected = username
  if (username === null) endAsking(false)
}

/** Closes the question; what waits goes on waiting, and the next write asks again. */
export const askLater = (): void => publish(false)

export const isAsking = (): boolean => asking

/**
 * A write was refused because the session has ended: asks to sign in over the page, which stays as it is. Nothing for a
 * visitor.
 */
export const askToSignIn = (): void => {
  if (expected === null) return
  answer ??= newAnswer()
  if (!asking) publish(true)
}

/**
 * The same for a read, which waits, so that no page falls over while it is asked: true when it may be sent again. False at
 * once where nothing typed would be lost: the guards then lead to the sign-in page.
 */
export const signedInAgain = async (): Promise<boolean> => {
  if (expected === null || !(asking || hasUnsavedInput())) return false
  if (!answer) askToSignIn()
  return answer?.promise ?? false
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsAsking = (): boolean => useSyncExternalStore(subscribe, isAsking)
