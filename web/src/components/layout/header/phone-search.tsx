import { Search } from 'lucide-react'
import { useState } from 'react'
import { useAskedWords } from '#web/features/catalogue/search/search-box.tsx'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadDialog = () => import('#web/features/catalogue/search/search-dialog.tsx')

const placeholder = 'Search eggs, breeds, equipment'

/** Looks like the field that it opens on the whole screen, and is a plain one until the scripts have taken the page over. */
export const PhoneSearch = () => {
  const asked = useAskedWords()
  const { Part: SearchDialog, open, waiting, fetchPart, show, close } = useLatePart(loadDialog)
  /** What was written in the plain field, as long as it is written in. */
  const [early, setEarly] = useState<string | null>(null)
  const closeBoth = () => {
    setEarly(null)
    close()
  }
  const isPlain = early !== null && !open
  return (
    <>
      <search className={cx('relative min-w-0 flex-1 in-data-drawn:block', !isPlain && 'hidden')}>
        <SearchMark className="absolute top-3 left-3" />
        <form action={paths.products}>
          <input
            type="search"
            name="q"
            defaultValue={asked}
            maxLength={400}
            autoComplete="off"
            enterKeyHint="search"
            aria-label="Search the marketplace"
            placeholder={placeholder}
            onFocus={({ target }) => {
              setEarly(target.value)
              void show()
            }}
            onChange={({ target }) => setEarly(target.value)}
            className="h-11 w-full rounded-md border border-field bg-paper pr-3 pl-10.5 text-ellipsis placeholder:text-ink-soft"
          />
        </form>
      </search>
      <button
        type="button"
        aria-haspopup="dialog"
        data-waiting={waiting}
        onPointerDown={() => void fetchPart()}
        onClick={() => void show()}
        className={cx(
          'flex h-11 min-w-0 flex-1 items-center gap-2.5 in-data-drawn:hidden rounded-md border border-field bg-paper px-3 text-left',
          isPlain && 'hidden',
        )}
      >
        <SearchMark />
        <span className="sr-only">Search the marketplace: </span>
        {asked ? (
          <span className="truncate">{asked}</span>
        ) : (
          <span className="truncate text-ink-soft">{placeholder}</span>
        )}
      </button>
      {SearchDialog && <SearchDialog open={open} words={early} onClose={closeBoth} />}
    </>
  )
}

const SearchMark = ({ className }: { className?: string }) => (
  <Search aria-hidden size={20} className={cx('shrink-0 text-hedge', className)} />
)
