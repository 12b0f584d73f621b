import type * as z from 'zod'
import type { SchemaPlace } from './schema-places.ts'

const texts = ['', ' ', 'abc', '0', '-1', '1.5', '1e300', '101', 'NaN', '2026-13-45', '!', 'a\nb', 'x'.repeat(50_000)]

/** What a query or a header holds when it is wrong: texts, each once or several times. */
export const wrongInAddress: unknown[] = [...texts, ['a', 'b'], [], Array(200).fill('abc')]

/** What JSON may hold in place of what was meant. */
export const wrongInBody: unknown[] = [
  ...wrongInAddress,
  undefined,
  null,
  7,
  0,
  -1,
  1.5,
  1e300,
  true,
  false,
  {},
  { surprise: 1 },
  Array(600).fill(7),
  [null],
]

/** What a form may hold besides, before it is anything. */
export const wrongInForm: unknown[] = [...wrongInBody, Number.NaN, new Date(Number.NaN)]

const made: Record<string, (size: number) => unknown> = {
  string: (size) => 'x'.repeat(size),
  array: (size) => Array(size).fill('x'),
  number: (size) => size,
}

const near = ({ minimum, maximum }: z.core.$ZodType['_zod']['bag']): number[] => [
  ...(typeof minimum === 'number' && Number.isSafeInteger(minimum) ? [minimum - 1] : []),
  ...(typeof maximum === 'number' && Number.isSafeInteger(maximum) ? [maximum + 1] : []),
]

/** What is by one too short, too small, too few, too long, too large or too many for this place. */
export const justWrong = ({ schema }: SchemaPlace): unknown[] => {
  const { bag, def } = schema._zod
  return near(bag).flatMap((size) => (size < 0 && def.type !== 'number' ? [] : [made[def.type]?.(size)]))
}
