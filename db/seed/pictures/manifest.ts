import { birdEntries } from './catalogue/birds.ts'
import { eggEntries } from './catalogue/eggs.ts'
import type { Entry } from './catalogue/entry.ts'
import { goodsEntries } from './catalogue/goods.ts'

const entries = { ...eggEntries, ...birdEntries, ...goodsEntries }

export type PictureKey = keyof typeof entries

/** A drawn listing picture: `files/<key>.webp` at its width and height, narrower as `<key>-800.webp` and `<key>-320.webp`. */
export type Picture = Entry & { key: PictureKey; width: number; height: number }

const isKey = (key: string): key is PictureKey => key in entries

/** Every drawn listing picture, in the order of the catalogue. */
export const pictures: readonly Picture[] = Object.keys(entries)
  .filter(isKey)
  .map((key) => ({ key, ...entries[key], width: 1200, height: 900 }))
