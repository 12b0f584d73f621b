import { store } from './kept/store.ts'
import { hasUnsavedInput } from './unsaved-input.ts'

/** Who was signed in on this page: the only one who may sign in again in place. */
let expected: string | null = null
/** What those who were refused wait for, true once they may go on, and what gives it to them. */
let answer: Promise<boolean> | null = null
let give = (_isBack: boolean): void => {}
const { get: isAsking, set: setAsking, use: useIsAsking } = store(false)

/** Ends the asking: what waits for it goes on, or fails as it would have. */
export const endAsking = (isBack: boolean): void => {
  give(isBack)
  answer = null
  setAsking(false)
}

/**
 * Notes who is signed in on this page; null once nobody is any more, by their own wish or because nothing would be
 * lost.
 */
export const expectUser = (username: string | null): void => {
  expected = username
  if (username === null) endAsking(false)
}

/** Closes the question; what waits goes on waiting, and the next write asks again. */
export const askLater = (): void => setAsking(false)

/**
 * A write was refused because the session has ended: asks to sign in over the page, which stays as it is. Nothing for a
 * visitor.
 */
export const askToSignIn = (): void => {
  if (expected === null) return
  answer ??= new Promise((resolve) => {
    give = resolve
  })
  if (!isAsking()) setAsking(true)
}

/**
 * The same for a read, which waits, so that no page falls over while it is asked: true when it may be sent again. False at
 * once where nothing typed would be lost: the guards then lead to the sign-in page.
 */
export const signedInAgain = async (): Promise<boolean> => {
  if (expected === null || !(isAsking() || hasUnsavedInput())) return false
  if (!answer) askToSignIn()
  return answer ?? false
}

export { isAsking, useIsAsking }
