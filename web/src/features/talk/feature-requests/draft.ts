import type { FeatureRequestInput } from '#contract/talk/feature-requests.ts'
import { session } from '#web/lib/storage.ts'

const key = 'feature_request_draft'

/** Keeps what was typed and could not be sent, so that it is still there after signing in again; null forgets it. */
export const keepDraft = (draft: FeatureRequestInput | null): void => session.set(key, draft && JSON.stringify(draft))

export const readDraft = (): FeatureRequestInput | null => {
  try {
    const { title, description } = JSON.parse(session.get(key) ?? 'null')
    return typeof title === 'string' && typeof description === 'string' ? { title, description } : null
  } catch {
    return null
  }
}
