import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { helpSearchLimit } from '#contract/help/help.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { controlClass } from '#web/components/ui/forms/field.tsx'
import { paths } from '#web/lib/paths.ts'
import type { HelpSearch } from './use-help-search.ts'

/** Words to look for in the help centre. */
export const HelpSearchForm = ({ search: { words, setWords, submit } }: { search: HelpSearch }) => {
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <search>
      <form action={paths.help} onSubmit={send} className="flex gap-2">
        <input
          type="search"
          name="q"
          aria-label="Search the help centre"
          placeholder="What would you like to know?"
          value={words}
          maxLength={helpSearchLimit}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setWords(target.value)}
          className={`${controlClass(undefined)} min-h-13 text-lg!`}
        />
        <Button type="submit" size="lg" className="px-4! sm:px-7!">
          <Search aria-hidden size={20} />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </form>
    </search>
  )
}
