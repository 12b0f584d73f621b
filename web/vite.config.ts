import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pageFiles } from './build/page-files.ts'

/** Preloads the two fonts that every page is written with; the letters of names wait until one stands on a page. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'asset' && file.names.some((name) => /^(fraunces|figtree)\.woff2$/.test(name)))
        .map(({ fileName }) => {
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: true }
          return { tag: 'link', attrs, injectTo: 'head' as const }
        }),
  },
})

const router = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs')

/** Takes the router's production build: its package leads everybody to the other, whose warnings would weigh on every first load. */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-router' ? router : null),
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), productionRouter(), pageFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few files compress better than a dozen, and the libraries stay in the browser's cache when only our code changes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
            },
            // What nearly every page needs, and the entry with it.
            {
              name: 'base',
              test: /createLucideIcon|src\/(lib\/(api\/(api-client|api-error)|class-names|kept\/(json|kept|storage|store)|pages)|components\/ui\/(badge|button|section|show-more|states\/(empty-state|loaded|skeleton)))\.tsx?$/,
            },
            // A file an icon would be a dozen more on each page; those of a few pages only would burden every first load.
            { name: 'icons', minShareCount: 5, test: /lucide-react/ },
          ],
        },
      },
    },
    // light-dark() is left to the browser: these are the first that know it.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
})
