/** Where something stands in a body. */
export type Place = (string | number)[]

/** Every place in a body, with what stands there. */
export const placesIn = (value: unknown, place: Place = []): [Place, unknown][] => {
  if (typeof value !== 'object' || value === null) return [[place, value]]
  return [
    ...(place.length ? [[place, value] as [Place, unknown]] : []),
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key])),
  ]
}

/** A copy of a body with something else in that place. */
export const withAt = (body: unknown, [key, ...rest]: Place, other: unknown): unknown => {
  if (key === undefined) return other
  const copy: Record<string | number, unknown> = Array.isArray(body) ? { ...body } : { ...(body as object) }
  copy[key] = withAt(copy[key], rest, other)
  return Array.isArray(body) ? Object.values(copy) : copy
}
