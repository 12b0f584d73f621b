import { createContext, type ReactNode, startTransition, use, useCallback, useLayoutEffect, useState } from 'react'
import { fieldsOf } from '../kept/json.ts'

/** An entry of the tab's history. */
export type Location = {
  pathname: string
  search: string
  hash: string
  /** What whoever led here says of it; null where they say nothing. */
  state: unknown
  key: string
}

/** `POP` is an entry that was there before, or was opened by its address; `REPLACE` took the place of another. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

export type Going = { replace?: boolean; state?: unknown }

/** Goes to an address of this site without asking for a new document. */
export type Navigate = (to: string, going?: Going) => void

type Entry = Location & { type: NavigationType }

const EntryContext = createContext<Entry | null>(null)
const NavigateContext = createContext<Navigate>(() => {})

const entryNow = (type: NavigationType): Entry => {
  const { pathname, search, hash } = location
  const { key = 'default', state = null } = fieldsOf(history.state)
  return { pathname, search, hash, state, key: String(key), type }
}

const write = (to: string, { replace, state = null }: Going): void => {
  const entry = { key: crypto.randomUUID(), state }
  if (replace) history.replaceState(entry, '', to)
  else history.pushState(entry, '', to)
}

/** Follows the address of the tab. What is shown stays until the next page is there. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => {
  const [entry, setEntry] = useState(() => entryNow('POP'))
  const show = useCallback((type: NavigationType) => startTransition(() => setEntry(entryNow(type))), [])
  const navigate = useCallback<Navigate>(
    (to, going = {}) => {
      write(to, going)
      show(going.replace ? 'REPLACE' : 'PUSH')
    },
    [show],
  )
  useLayoutEffect(() => {
    const onPop = () => show('POP')
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [show])
  return (
    <NavigateContext value={navigate}>
      <EntryContext value={entry}>{children}</EntryContext>
    </NavigateContext>
  )
}

type FixedRouterProps = { pathname: string; search: string; children: ReactNode }

/** Stands at one address, from which nobody goes on: where the edge draws a page. */
export const FixedRouter = ({ pathname, search, children }: FixedRouterProps) => (
  <EntryContext value={{ pathname, search, hash: '', state: null, key: 'default', type: 'POP' }}>
    {children}
  </EntryContext>
)

const useEntry = (): Entry => {
  const entry = use(EntryContext)
  if (!entry) throw new Error('There is no router around this')
  return entry
}

export const useLocation = (): Location => useEntry()

/** How one came to where one is. */
export const useNavigationType = (): NavigationType => useEntry().type

/** The same function for as long as the app is open. */
export const useNavigate = (): Navigate => use(NavigateContext)
