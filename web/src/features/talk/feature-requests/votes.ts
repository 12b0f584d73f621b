import type { FeatureRequest } from '#contract/talk/feature-requests.answers.ts'

/** A vote that is given or taken back. */
export type Vote = { id: string; wanted: boolean }

/** The list with one vote more or less on a request. */
export const countedIn = (requests: FeatureRequest[], { id, wanted }: Vote): FeatureRequest[] =>
  requests.map((request) => (request.id === id ? { ...request, votes: request.votes + (wanted ? 1 : -1) } : request))

/** The list with what the server counted. */
export const recounted = (
  requests: FeatureRequest[],
  { id, votes }: Pick<FeatureRequest, 'id' | 'votes'>,
): FeatureRequest[] => requests.map((request) => (request.id === id ? { ...request, votes } : request))

/** The requests that one voted for, after this vote. */
export const votedFor = (ids: string[], { id, wanted }: Vote): string[] => [
  ...ids.filter((other) => other !== id),
  ...(wanted ? [id] : []),
]
