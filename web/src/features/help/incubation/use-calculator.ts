import { useEffect, useState } from 'react'
import { useToday } from '#web/lib/browser/visible.ts'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'
import { type CalculatorFields, type FieldName, problemsOf, readSearch, searchOf } from './read-search.ts'

// Set on the entries that typing makes, as on any other that changes only the address.
const sameScreen = { sameScreen: true }

/** What is typed, with the address's own where something is wrong with it. */
const usable = (typed: CalculatorFields, { fields, today }: { fields: CalculatorFields; today: string }) => {
  const wrong = Object.keys(problemsOf(typed, today)) as FieldName[]
  return { ...typed, ...Object.fromEntries(wrong.map((name) => [name, fields[name]])) }
}

/**
 * The form over the address: what is typed stays as it is, and the address, from which the plan is made, takes it once
 * nothing is wrong with it.
 */
export const useCalculator = () => {
  const [search, setSearch] = useSearchParams()
  const { key, state } = useLocation()
  const type = useNavigationType()
  const today = useToday()
  const { fields, asked, notes } = readSearch(search, today)
  const [typed, setTyped] = useState(fields)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is taken over once a day, when it comes.
  useEffect(() => {
    if (type === 'POP' || state === null) setTyped(fields)
  }, [key, today])

  const change = (name: FieldName, value: string) => {
    const next: CalculatorFields = { ...typed, [name]: value }
    setTyped(next)
    if (problemsOf(next, today)[name]) return
    setSearch(searchOf(usable(next, { fields, today })), { replace: name !== 'species', state: sameScreen })
  }

  return { today, asked, notes, typed, problems: problemsOf(typed, today), change, search: searchOf(fields) }
}

export type Calculator = ReturnType<typeof useCalculator>
