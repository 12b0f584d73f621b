type Edge = { from: string; to: string }

/** Follows what `from` leads to, without coming back to it, until it does; null when it never does. */
const wayBack = (from: string, next: Map<string, string[]>): string[] | null => {
  const cameFrom = new Map<string, string>()
  const waiting = [...(next.get(from) ?? [])]
  for (const first of waiting) cameFrom.set(first, from)
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (at === from) return trail(from, cameFrom)
    for (const to of next.get(at) ?? []) {
      if (cameFrom.has(to)) continue
      cameFrom.set(to, at)
      waiting.push(to)
    }
  }
  return null
}

const trail = (from: string, cameFrom: Map<string, string>): string[] => {
  const steps = [from]
  for (let at = cameFrom.get(from)!; at !== from; at = cameFrom.get(at)!) steps.unshift(at)
  return [from, ...steps]
}

/** The circles among these edges, each once, as the shortest way from one of its members back to itself. */
export const circlesOf = (edges: Edge[]): string[] => {
  const next = new Map(
    [...Map.groupBy(edges, ({ from }) => from)].map(([from, all]) => [from, all.map(({ to }) => to)]),
  )
  const told = new Set<string>()
  return [...next.keys()].flatMap((from) => {
    if (told.has(from)) return []
    const way = wayBack(from, next)
    if (!way) return []
    for (const step of way) told.add(step)
    return [way.join(' → ')]
  })
}
