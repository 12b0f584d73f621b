import { useEffect, useState } from 'react'
import { cutTo } from '#contract/cut-text.ts'
import { helpSearchLimit } from '#contract/help/help.constants.ts'
import { fieldsOf } from '#web/lib/kept/json.ts'
import { paths } from '#web/lib/paths.ts'
import { useLocation, useNavigate, useNavigationType } from '#web/lib/router/router.tsx'

const pauseMs = 350

const tidy = (words: string): string => cutTo(words.trim().replace(/\s+/g, ' '), helpSearchLimit)

const addressOf = (words: string): string => (words ? paths.helpSearch(words) : paths.help)

/** Written while one typed: what comes next takes its place, so that going back skips the half-typed. */
const isHalfTyped = (state: unknown): boolean => 'halfTyped' in fieldsOf(state)

/** Words on their way into the address, which on a slow phone follows some time after they were sent. */
type Sent = { words: string; isHalfTyped: boolean }

export type HelpSearch = {
  /** What the address asks for. */
  asked: string
  /** What stands in the field. */
  words: string
  setWords: (words: string) => void
  /** Asks at once, and keeps it as a place to come back to. */
  submit: () => void
}

/** The question of the help centre: the address has it, the field follows, and after a pause the address follows the field. */
export const useHelpSearch = (): HelpSearch => {
  const { search, state } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const asked = tidy(new URLSearchParams(search).get('q') ?? '')
  const [known, setKnown] = useState(asked)
  const [sent, setSent] = useState<Sent | null>(null)
  const [words, setWords] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    setSent(null)
    // What we sent ourselves comes back while one types on; anything else (back, a link) is what the field now says.
    if (asked !== sent?.words) setWords(asked)
  }
  const wanted = tidy(words)
  // Whoever came back to something half-typed had looked at what it found: it stays.
  const replace = sent ? sent.isHalfTyped : isHalfTyped(state) && type !== 'POP'
  const isSent = wanted === (sent ? sent.words : asked)

  useEffect(() => {
    if (isSent) return
    const timer = setTimeout(() => {
      setSent({ words: wanted, isHalfTyped: true })
      void navigate(addressOf(wanted), { replace, state: { halfTyped: true } })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, isSent, replace, navigate])

  const submit = () => {
    if (isSent && !replace) return
    setSent({ words: wanted, isHalfTyped: false })
    void navigate(addressOf(wanted), { replace })
  }
  return { asked, words, setWords, submit }
}
