import './styles/app.css'
import { StrictMode } from 'react'
import { BrowserRouter } from '#web/lib/router/router.tsx'
import { App } from './app/app.tsx'
import { readFirstData } from './app/first-data.ts'
import { keepPositions } from './app/keep-positions.ts'
import { preloadNext } from './app/preload.ts'
import { createQueryClient } from './app/query-client.ts'
import { AppRoutes } from './app/routes.tsx'
import { showIn } from './app/show.ts'
import { reloadOnceWhenChunksAreGone } from './lib/browser/chunk-reload.ts'
import { watchInput } from './lib/unsaved-input.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

reloadOnceWhenChunksAreGone(import.meta.url)
const queryClient = createQueryClient(readFirstData())
keepPositions()
preloadNext(queryClient)
watchInput()
void showIn(
  root,
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient}>
        <AppRoutes />
      </App>
    </BrowserRouter>
  </StrictMode>,
)
