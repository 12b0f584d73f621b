import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import type { ReadAhead } from './read-ahead.ts'

export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>
export type LoadPage = () => Promise<{ default: ComponentType; readAhead?: ReadAhead }>

/** What forgets each chunk that did not come: React.lazy would remember it for as long as the page is open. */
const failures = new Set<() => void>()

/** Lets chunks that did not come be fetched again when they are next shown. */
export const forgetFailedChunks = (): void => {
  for (const forget of failures) forget()
  failures.clear()
}

/**
 * A component in a chunk of its own. Once `load` has been through, it shows at once: React.lazy would first show the
 * fallback, and then keep it for 300 ms.
 */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
): { load: Load<Props>; Part: ComponentType<Props> } => {
  let ready: ComponentType<Props> | null = null
  const loadAndKeep = async () => {
    const loaded = await load()
    ready = loaded.default
    return loaded
  }
  const fresh = () =>
    lazy(() =>
      loadAndKeep().catch((error: unknown) => {
        failures.add(() => {
          Lazy = fresh()
        })
        throw error
      }),
    )
  let Lazy: ComponentType<Props> = fresh()
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Lazy)
    return <Shown {...props} />
  }
  return { load: loadAndKeep, Part }
}

/** A page in a chunk of its own, as what a route shows. */
export const lazyPage = (load: LoadPage): { load: LoadPage; element: ReactNode } => {
  const { load: loadAndKeep, Part } = lazyPart(load)
  return { load: () => loadAndKeep().then(load), element: <Part /> }
}
