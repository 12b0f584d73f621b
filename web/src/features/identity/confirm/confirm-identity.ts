import { type FactorWay, factorWays } from '#contract/identity/factors/second-factor.constants.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { store } from '#web/lib/kept/store.ts'

/** What is asked: by which ways beside the password, and who waits for the answer. */
type Asking = { ways: FactorWay[]; answer: (isConfirmed: boolean) => void }

const asking = store<Asking | null>(null)

/** What the dialog has to ask just now; null while nothing is asked. */
export const useAsking = asking.use

/** Closes the question: what waits goes on, or fails as it would have. */
export const endConfirming = (isConfirmed: boolean): void => {
  const open = asking.get()
  asking.set(null)
  open?.answer(isConfirmed)
}

/** The ways that an answer of the API names, where it asks for one with this code; null where it does not. */
export const waysIn = (error: unknown, code: 'confirm_identity' | 'second_factor_required'): FactorWay[] | null => {
  if (!isApiError(error) || error.code !== code) return null
  const named = error.problem?.ways
  return Array.isArray(named) ? factorWays.filter((way) => named.includes(way)) : []
}

/**
 * Sends what is sensitive. Where the server wants to know once more who is there, the dialog asks, and it is sent again as it
 * was; whoever closes the dialog gets the refusal.
 */
export const afterConfirming = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await send()
  } catch (error) {
    const ways = waysIn(error, 'confirm_identity')
    if (!ways) throw error
    endConfirming(false)
    const isConfirmed = await new Promise<boolean>((answer) => asking.set({ ways, answer }))
    if (!isConfirmed) throw error
    return send()
  }
}
