import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { formatCount } from '#web/lib/format.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { popularSearches } from './popular-searches.ts'
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { type Option, optionGroups, useSuggestions } from './suggestions.ts'

/** What the field asks of its panel. */
export type PanelHandle = { onKey: (event: KeyboardEvent) => void }
/** What the field must say of its panel: whether there is a list, and which option the arrows are at. */
export type PanelState = { expanded: boolean; active: string | undefined }

export type PanelProps = {
  /** The id of the list. */
  id: string
  words: string
  open: boolean
  ref: Ref<PanelHandle>
  onOpen: () => void
  onClose: () => void
  onState: (state: PanelState) => void
  /** Said where there is nothing to offer: of a panel that is there from the first, and so offers what is popular before a word is typed. */
  hint?: string | undefined
  className: string
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** What fits the words, below a search field that keeps the focus. */
export default function SearchPanel({ id, words, open, ref, hint, className, ...on }: PanelProps) {
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const { found, isPending } = useSuggestions(open ? words : '')
  const groups = open ? optionGroups({ words, recent, found, popular: hint ? popularSearches : [] }) : []
  const options = groups.flatMap((group) => group.options)
  const [chosen, setChosen] = useState({ words, to: '' })
  const index = chosen.words === words ? options.findIndex(({ to }) => to === chosen.to) : -1
  const option = options[index]
  const expanded = options.length > 0
  const active = option && `${id}-${index}`
  const { onState } = on

  useEffect(() => onState({ expanded, active }), [onState, expanded, active])
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const done = ({ words: again }: Option) => {
    if (again) rememberSearch(again)
    on.onClose()
  }
  // The field itself is one of the places that the arrows go round.
  const move = (step: number) => {
    const places = options.length + 1
    const next = options[((index + 1 + step + places) % places) - 1]
    setChosen({ words, to: next?.to ?? '' })
  }
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.nativeEvent.isComposing) return
    if (step && !open) on.onOpen()
    else if (step && expanded) move(step)
    else if (event.key === 'Enter' && option) {
      void navigate(option.to)
      done(option)
    } else if (event.key === 'Escape' && expanded && !hint) on.onClose()
    else return
    event.preventDefault()
  }
  useImperativeHandle(ref, () => ({ onKey }))

  return (
    <>
      <p role="status" className="sr-only">
        {expanded && !isPending && formatCount(options.length, ['suggestion', 'suggestions'])}
      </p>
      {(expanded || hint) && (
        <div className={className}>
          {expanded ? (
            <SuggestionList id={id} groups={groups} active={index} onChosen={done} />
          ) : (
            <p className="px-2 py-4 text-ink-soft">{isPending ? 'Looking…' : hint}</p>
          )}
          {groups[0]?.kind === 'recent' && words.trim() === '' && <ClearButton />}
        </div>
      )}
    </>
  )
}

const ClearButton = () => (
  <Button
    variant="quiet"
    size="sm"
    className="mt-1"
    onClick={({ currentTarget }) => {
      // The button goes with what it clears; the field takes the focus back.
      currentTarget.closest('search')?.querySelector('input')?.focus()
      forgetSearches()
    }}
  >
    Clear recent searches
  </Button>
)
