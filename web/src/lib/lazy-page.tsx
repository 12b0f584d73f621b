import { type ComponentType, lazy, type ReactNode, useState } from 'react'

export type LoadPage = () => Promise<{ default: ComponentType }>

/**
 * A page in a chunk of its own. Once `load` has been through, the page shows at once: React.lazy would first show the
 * fallback, and then keep it for 300 ms.
 */
export const lazyPage = (load: LoadPage): { load: LoadPage; element: ReactNode } => {
  let ready: ComponentType | null = null
  const loadAndKeep = async () => {
    const loaded = await load()
    ready = loaded.default
    return loaded
  }
  const Lazy = lazy(loadAndKeep)
  const Page = () => {
    const [Shown] = useState<ComponentType>(() => ready ?? Lazy)
    return <Shown />
  }
  return { load: loadAndKeep, element: <Page /> }
}
