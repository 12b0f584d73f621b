export type KeptEvent = {
  id: string
  /** Whether it is to be kept, or no longer. */
  wanted: boolean
} & (
  | { type: 'asked' }
  /** `isLast`: nothing else is under way for this listing. */
  | { type: 'done'; isLast: boolean }
  | { type: 'failed' }
)

const shown = (ids: string[], id: string, isKept: boolean): string[] => {
  const others = ids.filter((other) => other !== id)
  return isKept ? [id, ...others] : others
}

/**
 * The ids that hearts show, the latest first, after something happened to one: what is asked for is shown at once and
 * taken back when it fails, and the last of several clicks says how it ends.
 */
export const keptIdsAfter = (ids: string[], event: KeptEvent): string[] => {
  if (event.type === 'failed') return shown(ids, event.id, !event.wanted)
  if (event.type === 'done' && !event.isLast) return ids
  return shown(ids, event.id, event.wanted)
}
