import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { iconsByFile } from './build/icons.ts'
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

const ofEveryPage = /\/(index|vendor|public|rolldown-runtime)-[^/]+$/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), iconsByFile(), pageFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whoever asks for a file later has had the entry for long, and the frame comes with every page.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !ofEveryPage.test(file)),
    },
    rolldownOptions: {
      // No module of the site or of its libraries does anything by being read of.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
    // light-dark() is left to the browser: these are the first that know it.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
})
