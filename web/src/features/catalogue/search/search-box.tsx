import { Search } from 'lucide-react'
import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { rememberSearch } from './recent-searches.ts'
import type { PanelHandle, PanelState } from './search-panel.tsx'

const loadPanel = () => import('./search-panel.tsx')

/** The words that the results page was asked for; none elsewhere. */
export const useAskedWords = (): string => {
  const { pathname, search } = useLocation()
  return pathname === paths.products ? (new URLSearchParams(search).get('q') ?? '') : ''
}

const useWords = (begun: string | null) => {
  const asked = useAskedWords()
  const [known, setKnown] = useState(asked)
  const [words, setWords] = useState(begun ?? asked)
  if (asked !== known) {
    setKnown(asked)
    setWords(asked)
  }
  return [words, setWords] as const
}

const closed: PanelState = { expanded: false, active: undefined }

type SearchBoxProps = {
  /** What was written before the field was there, if anything was. */
  begun?: string | null
  className?: string
  formClassName?: string
  panelClassName?: string
  /** Said below an empty field. */
  hint?: string
  onDone?: () => void
}

/** Sends the words to the results, and offers what fits them while they are typed: that comes with the first focus. */
export const SearchBox = ({
  begun = null,
  className,
  formClassName,
  panelClassName = popover,
  hint,
  onDone,
}: SearchBoxProps) => {
  const id = useId()
  const navigate = useNavigate()
  const [words, setWords] = useWords(begun)
  const { Part: SearchPanel, fetchPart } = useLatePart(loadPanel)
  const [isMissing, setMissing] = useState(false)
  const [open, setOpen] = useState(false)
  const [{ expanded, active }, setState] = useState(closed)
  const panel = useRef<PanelHandle>(null)
  const show = useCallback(() => {
    setOpen(true)
    void fetchPart().then((isThere) => setMissing(!isThere))
  }, [fetchPart])
  const done = () => {
    setOpen(false)
    onDone?.()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    rememberSearch(words)
    void navigate(words.trim() ? paths.search(words.trim()) : paths.products)
    done()
  }
  return (
    <search
      className={cx('relative min-w-0', className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <form action={paths.products} onSubmit={onSubmit} className={cx('flex', formClassName)}>
        <input
          role="combobox"
          name="q"
          value={words}
          maxLength={400}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Search eggs, breeds, equipment"
          aria-label="Search the marketplace"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? id : undefined}
          aria-activedescendant={active}
          onPointerEnter={() => void fetchPart()}
          onFocus={show}
          onClick={show}
          onKeyDown={(event) => panel.current?.onKey(event)}
          onChange={(event) => {
            setWords(event.target.value)
            show()
          }}
          className="h-11 min-w-0 flex-1 rounded-l-md border border-field border-r-0 bg-paper text-ellipsis px-4 placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label="Search"
          className="grid h-11 w-12 shrink-0 place-items-center rounded-r-md bg-hedge text-on-hedge transition-colors hover:bg-hedge-hover"
        >
          <Search aria-hidden size={20} />
        </button>
      </form>
      {SearchPanel && (
        <SearchPanel
          {...{ id, words, open, hint }}
          ref={panel}
          onOpen={show}
          onClose={done}
          onState={setState}
          className={panelClassName}
        />
      )}
      {isMissing && open && (
        <p role="status" className={panelClassName}>
          We couldn’t load suggestions. You can still press Enter to search.
        </p>
      )}
    </search>
  )
}

const popover =
  'appear absolute inset-x-0 top-full z-30 mt-1.5 max-h-[min(36rem,75dvh)] overflow-y-auto overscroll-contain rounded-lg border border-straw bg-surface p-2 shadow-raised'
