import fc from 'fast-check'
import { viewOf } from './bytes.ts'
import { type Container, split, whole } from './parts.test-data.ts'
import { secret, text } from './pictures.test-data.ts'

type OfParts = (parts: Uint8Array[], container: Container) => Uint8Array[]
type OfBytes = (bytes: Uint8Array) => Uint8Array

const place = fc.nat({ max: 40 })
const at = <T>(list: T[], index: number): number => (list.length === 0 ? 0 : index % list.length)

/** A part of any type that holds the secret, put in at a place. */
const planted = fc.tuple(place, place, fc.nat({ max: 6 })).map(([to, type, lead]): OfParts => {
  return (parts, { part, types, isPlaced }) =>
    parts.toSpliced(
      isPlaced ? parts.length : 1 + at(parts, to),
      0,
      part(types[type % types.length]!, text('\0'.repeat(lead) + secret)),
    )
})
const doubled = fc.tuple(place, place).map(([from, to]): OfParts => {
  return (parts) => parts.toSpliced(at(parts, to), 0, ...parts.slice(at(parts, from), at(parts, from) + 1))
})
const swapped = fc.tuple(place, place).map(([one, other]): OfParts => {
  return (parts) => {
    const [first, second] = [parts[at(parts, one)], parts[at(parts, other)]]
    return parts.map((part) => (part === first ? second! : part === second ? first! : part))
  }
})
const dropped = place.map(
  (from): OfParts =>
    (parts) =>
      parts.toSpliced(at(parts, from), 1),
)
const change = fc.oneof(fc.integer({ min: -40, max: 80 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 }))
const stretched = fc.tuple(place, change).map(([from, by]): OfParts => {
  return (parts, { length }) =>
    parts.map((original, index) => {
      if (index !== at(parts, from) || original.length < length.at + length.size) return original
      const part = original.slice()
      const view = viewOf(part)
      if (length.size === 2) view.setUint16(length.at, view.getUint16(length.at) + by)
      else view.setUint32(length.at, view.getUint32(length.at, length.little) + by, length.little)
      return part
    })
})

const flipped = fc.tuple(fc.nat({ max: 2_000 }), fc.nat({ max: 7 })).map(([index, bit]): OfBytes => {
  return (bytes) => {
    const changed = bytes.slice()
    const where = index % Math.max(1, changed.length)
    changed[where] = (changed[where] ?? 0) ^ (1 << bit)
    return changed
  }
})
const overwritten = fc.tuple(fc.nat({ max: 2_000 }), fc.constantFrom(0, 1, 0xff)).map(([index, value]): OfBytes => {
  return (bytes) => Uint8Array.from(bytes, (byte, where) => (where === index % bytes.length ? value : byte))
})
const cut = fc.nat({ max: 2_000 }).map(
  (end): OfBytes =>
    (bytes) =>
      bytes.slice(0, end % (bytes.length + 1)),
)
const lengthened = fc.constant<OfBytes>((bytes) => whole([bytes, text(secret)]))

/** What befalls a file: to its parts first, then to its bytes. */
export const mutation = fc
  .tuple(
    fc.array(fc.oneof(planted, doubled, swapped, dropped, stretched), { maxLength: 3 }),
    fc.array(fc.oneof(flipped, overwritten, cut, lengthened), { maxLength: 2 }),
  )
  .map(([ofParts, ofBytes]) => (container: Container, bytes: Uint8Array): Uint8Array => {
    const parts = ofParts.reduce((held, mutate) => mutate(held, container), split(container, bytes))
    return ofBytes.reduce((held, mutate) => mutate(held), whole(parts))
  })

/** Parts of a container in any order with any bodies, behind the start of a real file. */
export const heap = fc
  .array(fc.tuple(place, fc.uint8Array({ maxLength: 24 })), { maxLength: 12 })
  .map((given) => ({ types, part }: Container, start: Uint8Array[]): Uint8Array => {
    return whole([...start, ...given.map(([type, body]) => part(types[type % types.length]!, body))])
  })
