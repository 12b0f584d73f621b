/** A wish to open the chat, with the question to ask right away if there is one. */
export type ChatCall = { question?: string }

let waiting: ChatCall | null = null
let answer: ((call: ChatCall) => void) | null = null

/** Opens the chat window from anywhere; a question is asked right away. */
export const openChat = (question?: string): void => {
  const call = { question: question?.trim() || undefined }
  if (answer) answer(call)
  else waiting = call
}

/** Who shows the chat hears of every call, one made before the chat had loaded too. Returns what ends that. */
export const answerCalls = (listener: (call: ChatCall) => void): (() => void) => {
  answer = listener
  if (waiting) listener(waiting)
  waiting = null
  return () => {
    if (answer === listener) answer = null
  }
}
