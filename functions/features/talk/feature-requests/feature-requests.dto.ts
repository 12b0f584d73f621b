import type { FeatureRequest } from '#contract/talk/feature-requests.answers.ts'
import type { RequestRow } from './feature-requests.queries.ts'

/** A request as everybody reads it. */
export const toFeatureRequest = ({ fullName, createdAt, updatedAt, ...row }: RequestRow): FeatureRequest => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  user: { fullName },
})
