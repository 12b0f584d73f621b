import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { leanLibraries } from './build/libraries.ts'

/** Preloads the font of the headings, the one that is above the fold on every page. */
const preloadHeadingFont = (): Plugin => ({
  name: 'preload-heading-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((name) => /fraunces.*\.woff2$/.test(name))
      if (!font) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadHeadingFont(), leanLibraries()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whoever asks for a file later has had the entry for long.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !/\/(index|vendor|rolldown-runtime)-[^/]+$/.test(file)),
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
