/** A reader of JSON that never throws: `nothing` where there is none, where it is broken, and where `check` finds null. */
export const fromJson =
  <Value>(nothing: Value, check: (value: unknown) => Value | null) =>
  (text: string | null | undefined): Value => {
    try {
      return check(JSON.parse(text ?? '')) ?? nothing
    } catch {
      return nothing
    }
  }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The fields of what may be no object: none then. */
export const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

/** Those of a list that are what they should be; none of what is no list. */
export const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : []
