import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const modules = path.resolve(import.meta.dirname, '../../node_modules')
const icons = path.join(modules, 'lucide-react/dist/esm/lucide-react.mjs')

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
export const iconsByFile = (): Plugin => {
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
