import type { FeatureRequestInput } from '#contract/talk/feature-requests.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'

const draft = kept({
  key: 'feature_request_draft',
  area: session,
  read: fromJson<FeatureRequestInput | null>(null, (value) => {
    const { title, description } = fieldsOf(value)
    return typeof title === 'string' && typeof description === 'string' ? { title, description } : null
  }),
})

/** Keeps what was typed and could not be sent, so that it is still there after signing in again; null forgets it. */
export const keepDraft = draft.set

/** The request that was begun in this browser. */
export const readDraft = draft.get
