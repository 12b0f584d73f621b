/** Where something stands in a body. */
export type Path = (string | number)[]

/** Every place in a body, with what stands there. */
export const placesIn = (value: unknown, path: Path = []): [Path, unknown][] => {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return [
    ...(path.length ? [[path, value] as [Path, unknown]] : []),
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key])),
  ]
}

/** A copy of a body with something else in that place, which is made where it is not there. */
export const withAt = (body: unknown, [key, ...rest]: Path, other: unknown): unknown => {
  if (key === undefined) return other
  if (typeof key === 'number' && !Array.isArray(body)) return [withAt(undefined, rest, other)]
  const copy: Record<string | number, unknown> = Array.isArray(body) ? { ...body } : { ...(body as object) }
  copy[key] = withAt(copy[key], rest, other)
  return Array.isArray(body) ? Object.values(copy) : copy
}
