import type { BulkFailure } from '#contract/selling/listings-bulk.answers.ts'

type Refused = { code: BulkFailure['code']; detail: string; stock?: number }

/** Why a row failed, or null when it is as it was wanted. */
export type Outcome = Refused | null

/** Says that no listing of the seller's has this id, or that it is there no longer. */
export const gone: Refused = { code: 'not_found', detail: 'We couldn’t find this listing.' }
/** Says that the listing was removed. */
export const removed: Refused = { code: 'illegal_state', detail: 'This listing was removed.' }

/** The ids that were sent, each with what came of it. */
export const resultOf = (ids: string[], outcomeOf: (id: string) => Outcome) => {
  const failed = ids.flatMap((id): BulkFailure[] => {
    const refused = outcomeOf(id)
    return refused ? [{ id, code: refused.code, detail: refused.detail, stock: refused.stock ?? null }] : []
  })
  return { done: ids.filter((id) => !failed.some((failure) => failure.id === id)), failed }
}

/** Whether any of these is shown to others, or was: a draft never is. */
export const anyShown = (rows: { status: string }[]): boolean => rows.some(({ status }) => status !== 'draft')
