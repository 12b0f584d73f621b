import { useQuery } from '@tanstack/react-query'
import { secondFactorsQueryOptions } from './second-factor.api.ts'

/** Whether nothing is set up, as far as is known: while nobody knows, nothing is said. */
export const useHasNone = (): boolean => useQuery(secondFactorsQueryOptions).data?.items.length === 0
