/** A piece of a policy: what a page draws and a search reads. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'links'; links: readonly { label: string; url: string }[] }

/** Its anchor is a promised address: `/returns#eggs`. */
export type Section = { anchor: string; heading: string; blocks: readonly Block[] }

export type Policy = {
  path: string
  title: string
  /** One sentence for search engines. */
  description: string
  /** As the page shows it; null where no date is published. */
  lastUpdated: string | null
  /** What stands above the sections. */
  summary: string
  sections: readonly Section[]
}

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const list = (...items: string[]): Block => ({ kind: 'list', items })
export const table = (given: Omit<Extract<Block, { kind: 'table' }>, 'kind'>): Block => ({ kind: 'table', ...given })
export const links = (...given: { label: string; url: string }[]): Block => ({ kind: 'links', links: given })

const rowWords = ([first, ...cells]: readonly string[]): string => `${first}: ${cells.join(', ')}`

const blockWords = (block: Block): string => {
  if (block.kind === 'text') return block.text
  if (block.kind === 'list') return block.items.map((item) => `• ${item}`).join('\n')
  if (block.kind === 'table') return block.rows.map((row) => `• ${rowWords(row)}`).join('\n')
  return block.links.map(({ label, url }) => `• ${label}: ${url}`).join('\n')
}

/** A section without its layout: paragraphs with an empty line between them, an item or a row a line. */
export const sectionWords = ({ blocks }: Section): string => blocks.map(blockWords).join('\n\n')
