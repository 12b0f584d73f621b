import type { Plugin } from 'vite'

/** Has the browser fetch the scripts after what the first paint needs: the page stands there before them. */
export const scriptsLater = (): Plugin => ({
  name: 'scripts-later',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
})
