import type { ChatSource } from '#contract/help/chat.answers.ts'

const marker = /\s*(?:\[|【)\s*(\d{1,3}(?:\s*,\s*\d{1,3})*)[^\]】\n]{0,20}(?:\]|】)(?!\()/g

/** Characters that nobody sees and that could hide a word from whoever checks it, or turn text round. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** What a model wrote as plain text: without the numbers of its sources and without markup. */
export const plainText = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, '')
    .replace(marker, '')
    .replace(/\[([^\]\n]{1,200})\]\([^)\s]{1,300}\)/g, '$1')
    .replace(/\*\*|__|`+/g, '')
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/\n{3,}/g, '\n\n')

/** The sources that a text cites by their numbers, in the order in which it first does. */
export const citedSources = (written: string, sources: ChatSource[]): ChatSource[] => {
  const numbers = [...written.matchAll(marker)].flatMap(([, list = '']) => list.split(',').map(Number))
  return [...new Set(numbers)].flatMap((number) => sources[number - 1] ?? [])
}

const ends = /[.!?][)"'”’]*(?:\s*[[【][^\]】\n]{1,30}[\]】])*(?=\s)|\n/g

/** Where the last whole sentence or line of a text that is still being written ends; 0 while there is none. */
export const lastSentenceEnd = (written: string): number => {
  const last = [...written.matchAll(ends)].at(-1)
  return last ? last.index + last[0].length : 0
}
