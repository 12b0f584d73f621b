/** A piece of a written page of ours: what the page draws and a search reads. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** What is done one after another. */
  | { kind: 'steps'; items: readonly string[] }
  /** What must not be overlooked: danger to a bird, a duty by law, money. */
  | { kind: 'note'; text: string }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'links'; links: readonly { label: string; url: string }[] }

/** Its anchor is a promised address: `/returns#eggs`. */
export type Section = { anchor: string; heading: string; blocks: readonly Block[] }

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const list = (...items: string[]): Block => ({ kind: 'list', items })
export const steps = (...items: string[]): Block => ({ kind: 'steps', items })
export const note = (words: string): Block => ({ kind: 'note', text: words })
export const table = (given: Omit<Extract<Block, { kind: 'table' }>, 'kind'>): Block => ({ kind: 'table', ...given })
export const links = (...given: { label: string; url: string }[]): Block => ({ kind: 'links', links: given })

/** As within a sentence; a name of letters keeps them: APHA. */
const withoutCapital = (words: string): string => words.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())

const withinSentence = (cell: string): string => cell.replaceAll('; ', ', ').replace(/\.$/, '')

/** One value of a name speaks for itself; of several each says its column, which no layout says here. */
const rowWords = ([first, ...cells]: readonly string[], [, ...columns]: readonly string[]): string => {
  if (cells.length === 1) return `${first}: ${cells[0]}`
  const named = cells.map((cell, index) => `${withoutCapital(columns[index] ?? '')}: ${withinSentence(cell)}`)
  return `${first} – ${named.join('; ')}`
}

const blockWords = (block: Block): string => {
  if (block.kind === 'text' || block.kind === 'note') return block.text
  if (block.kind === 'list') return block.items.map((item) => `• ${item}`).join('\n')
  if (block.kind === 'steps') return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
  if (block.kind === 'table') return block.rows.map((row) => `• ${rowWords(row, block.columns)}`).join('\n')
  return ''
}

/** A section without its layout and its links: paragraphs with an empty line between them, an item or a row a line. */
export const sectionWords = ({ blocks }: Section): string => blocks.map(blockWords).filter(Boolean).join('\n\n')
