import { Search } from 'lucide-react'
import { useAskedWords } from '#web/features/catalogue/search/search-box.tsx'
import { paths } from '#web/lib/paths.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadDialog = () => import('#web/features/catalogue/search/search-dialog.tsx')

/** Looks like the field that it opens on the whole screen. */
export const PhoneSearch = () => {
  const asked = useAskedWords()
  const { Part: SearchDialog, open, fetchPart, show, close } = useLatePart(loadDialog)
  return (
    <>
      <search className="hidden min-w-0 flex-1 [@media(scripting:none)]:block">
        <form action={paths.products}>
          <input
            type="search"
            name="q"
            aria-label="Search the marketplace"
            placeholder="Search eggs, breeds, equipment"
            className="h-11 w-full rounded-md border border-field bg-paper px-3"
          />
        </form>
      </search>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={() => void fetchPart()}
        onClick={() => void show()}
        className="flex h-11 min-w-0 flex-1 items-center [@media(scripting:none)]:hidden gap-2.5 rounded-md border border-field bg-paper px-3 text-left"
      >
        <Search aria-hidden size={20} className="shrink-0 text-hedge" />
        <span className="sr-only">Search the marketplace: </span>
        {asked ? (
          <span className="truncate">{asked}</span>
        ) : (
          <span className="truncate text-ink-soft">Search eggs, breeds, equipment</span>
        )}
      </button>
      {SearchDialog && <SearchDialog open={open} onClose={close} />}
    </>
  )
}
