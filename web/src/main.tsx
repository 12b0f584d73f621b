import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { firstPage, preloadOnIntent } from './app/preload.ts'
import { createQueryClient } from './app/query-client.ts'
import { reloadOnceWhenChunksAreGone } from './lib/browser/chunk-reload.ts'
import { whenIdle } from './lib/browser/idle.ts'
import { watchInput } from './lib/unsaved-input.ts'

reloadOnceWhenChunksAreGone(import.meta.url)
preloadOnIntent()
watchInput()

const render = () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App queryClient={createQueryClient()} />
    </StrictMode>,
  )
}

void firstPage().then(render)
whenIdle(() => void import('./lib/browser/keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => {}))
