import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { firstHalfOf, notAPostcode, tidyPostcode } from '#contract/postcodes.ts'
import { rememberPlace } from '#web/features/catalogue/place/kept-place.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { nearQueryOptions } from './near-you.api.ts'

type Then = { found: () => void; refused: () => void }

/** Finds what is near a postcode that somebody typed, and keeps its first half once we know that there is such a place. */
export const useFindNear = ({ found, refused }: Then) => {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never')
  const latest = useRef(0)

  const refuse = (words: string): void => {
    setProblem(words)
    refused()
  }
  const find = async (typed: string): Promise<void> => {
    if (asked === 'now') return
    const postcode = tidyPostcode(typed)
    if (!postcode) return refuse(notAPostcode)
    setProblem(undefined)
    setAsked('now')
    latest.current += 1
    const mine = latest.current
    // Without a connection it fails at once and says so.
    const read = queries.fetchQuery({ ...nearQueryOptions(firstHalfOf(postcode)), networkMode: 'always' })
    const failure = await read.then(
      () => null,
      (error: unknown) => errorMessage(error),
    )
    if (mine !== latest.current) return
    setAsked('before')
    if (failure !== null) return refuse(failure)
    rememberPlace(postcode)
    found()
  }
  /** Forgets what was asked; an answer that is on its way comes to nothing. */
  const giveUp = (): void => {
    latest.current += 1
    setProblem(undefined)
    setAsked('never')
  }
  return { find, giveUp, asked, problem }
}
