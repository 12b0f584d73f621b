import type { Clause } from './clause.ts'

export const clauses: Clause[] = []
