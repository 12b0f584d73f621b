import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const modules = path.resolve(import.meta.dirname, '../../node_modules')
const icons = path.join(modules, 'lucide-react/dist/esm/lucide-react.mjs')
const router = path.join(modules, 'react-router/dist/production/index.mjs')

/**
 * What the router's package asks as it runs and what this site has settled: it renders `BrowserRouter`, so there is no data
 * router, no framework and nothing that its links prefetch. With that said, all code for them falls away.
 */
const settled: [RegExp, string][] = [
  [/\bReact\d*\.useContext\((DataRouterContext|DataRouterStateContext|FrameworkContext)\)/g, 'null'],
  [/let \{ isDataRoute \} = React\d*\.useContext\(RouteContext\)/, 'const isDataRoute = false'],
  [
    /^function (useRoutesImpl|_renderMatches)\((.*), dataRouterOpts\) \{$/gm,
    'function $1($2) { const dataRouterOpts = void 0',
  ],
  [/^RenderErrorBoundary\.contextType = .*$/m, ''],
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '= [false]'],
  // Names for tools, and warnings of how it is used, which the development build gives.
  [/^\w+\.displayName = .*$/gm, ''],
  [/^( *)(warning|warningOnce|warnOnce)\(/gm, '$1/* @__PURE__ */ $2('],
  // What only makes something, and can go where nobody uses that.
  [/\bReact\d*\.(createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'],
]

/** Leaves out of the client of routes its writer of cookies: the browser sends ours by itself. */
const clientWithoutCookies = (): Plugin => ({
  name: 'client-without-cookies',
  apply: 'build',
  transform: {
    filter: { id: /hono\/dist\/client\/client\.js$/ },
    handler: (code) => code.replace(/^import \{ serialize \} from .*$/m, 'const serialize = () => ""'),
  },
})

/** Leaves out of React what looks for its developer tools: they are for the development build. */
const reactWithoutTools = (): Plugin => ({
  name: 'react-without-tools',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => code.replaceAll('typeof __REACT_DEVTOOLS_GLOBAL_HOOK__', '"undefined"'),
  },
})

/**
 * Takes the router's production build, where its package leads everybody to the other, and leaves out of it what a site like
 * this never runs. Fails the build where a new release of it reads differently.
 */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-router' ? router : null),
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/, code: /^function useRoutesImpl\(/m },
    handler(code) {
      for (const [pattern] of settled) if (!pattern.test(code)) this.error(`The router has no ${pattern} any more.`)
      return settled.reduce((left, [pattern, instead]) => left.replace(pattern, instead), code)
    },
  },
})

/** The file of each icon, by every name that the library gives it. */
const filesOfIcons = (): Map<string, string> => {
  const lines = fs.readFileSync(icons, 'utf8').matchAll(/^export \{(.+)\} from '\.\/icons\/(.+)\.mjs'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

const iconFrom = path.resolve(import.meta.dirname, '../src/components/ui/icon.ts')
const importOfIcons = /import \{([^}]+)\} from 'lucide-react'/g

/**
 * Imports each icon from its own file, so that one can tell which page needs which (from the one of all, every page seems to need
 * all), and makes components of them in our own way.
 */
const iconsByFile = (): Plugin => {
  const files = filesOfIcons()
  const lineOf = (word: string): string => {
    const [, name = '', as = name] = /^(\w+)(?: as (\w+))?$/.exec(word) ?? []
    const file = files.get(name)
    return file ? `import ${as} from 'lucide-react/icons/${file}'` : `import { ${word} } from 'lucide-react'`
  }
  return {
    name: 'icons-by-file',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? iconFrom : null),
    transform: {
      filter: { id: /\.tsx?$/, code: /from 'lucide-react'/ },
      order: 'pre',
      handler: (code) =>
        code.replace(importOfIcons, (_all, words: string) =>
          words
            .split(',')
            .map((word) => word.trim())
            .filter((word) => word && !word.startsWith('type '))
            .map(lineOf)
            .join(';'),
        ),
    },
  }
}

/** What of the libraries this site never runs does not go out with it. */
export const leanLibraries = (): Plugin[] => [leanRouter(), reactWithoutTools(), clientWithoutCookies(), iconsByFile()]
