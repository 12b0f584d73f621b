import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { cx } from '../../lib/class-names.ts'

/** Sends the words to the results; on the results page it shows what was asked. */
export const SearchBox = ({ className }: { className?: string }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = pathname === paths.products ? (new URLSearchParams(search).get('q') ?? '') : ''
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(words ? paths.search(words) : paths.products)
  }
  return (
    <search className={cx('min-w-0', className)}>
      <form onSubmit={onSubmit} className="flex">
        <input
          key={asked}
          type="search"
          name="q"
          defaultValue={asked}
          aria-label="Search the marketplace"
          placeholder="Search eggs, breeds, equipment"
          enterKeyHint="search"
          className="h-11 min-w-0 flex-1 rounded-l-md border border-field border-r-0 bg-paper text-ellipsis px-4 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:appearance-none"
        />
        <button
          type="submit"
          aria-label="Search"
          className="grid h-11 w-12 shrink-0 place-items-center rounded-r-md bg-hedge text-on-hedge transition-colors hover:bg-hedge-hover"
        >
          <Search aria-hidden size={20} />
        </button>
      </form>
    </search>
  )
}
