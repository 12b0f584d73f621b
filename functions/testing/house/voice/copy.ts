import { parseAst } from 'vite'
import { isProduct, type SourceFile, sourceFiles } from '../source-files.ts'

/** A text of a file, from its line. */
export type Text = { file: string; line: number; text: string }

type Part = { type: string; start: number; end: number; [more: string]: unknown }

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const partsOf = (part: object): Part[] => Object.values(part).flat().filter(isPart)

/** SQL, classes, and what only whoever looks after the site gets to see. */
const isUnread = (part: Part): boolean =>
  part.type === 'TaggedTemplateExpression' ||
  (part.type === 'JSXAttribute' && isPart(part.name) && part.name.name === 'className') ||
  (part.type === 'NewExpression' && isPart(part.callee) && part.callee.name === 'Error')

const isText = ({ type, value }: Part): boolean =>
  type === 'JSXText' || type === 'TemplateElement' || (type === 'Literal' && typeof value === 'string')

// A name of ours has neither a space nor a capital at its beginning.
const isWords = (text: string): boolean => /^\W*[A-Z][a-z]/.test(text) || /[a-z’]+ [a-z]+/i.test(text)

const textsIn = (part: Part): Part[] => {
  if (isUnread(part)) return []
  return isText(part) ? [part] : partsOf(part).flatMap(textsIn)
}

const shown = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/^['"`}\s]+|['"`$\s{]+$/g, '')

/** The texts of a file that somebody may read: what stands between tags, and whatever else is words. */
export const copyOf = ({ path: file, text: source }: Pick<SourceFile, 'path' | 'text'>): Text[] =>
  partsOf(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
    .flatMap(textsIn)
    .filter(({ type, start, end }) => type === 'JSXText' || isWords(source.slice(start, end)))
    .map(({ start, end }) => ({
      file,
      line: source.slice(0, start).split('\n').length,
      text: shown(source.slice(start, end)),
    }))

/** Files of which nobody reads a word: names that nobody may bear, what a model is told, reasons, and pages that are there locally. */
const unread =
  /users\/user\.rules\.ts$|\.leaving\.ts$|mail-previews\/|\/danger\/|-names\.rules\.ts$|pages\/dev-mailbox\/|model-rules\.words/

/** All that people may read of the site, in mails and in articles. */
export const allCopy = (): Text[] =>
  sourceFiles
    .filter((file) => isProduct(file) || file.path.startsWith('db/seed/reference/help/'))
    .filter(({ path: file }) => !/\.test\.tsx?$/.test(file) && !unread.test(file))
    .flatMap(copyOf)
