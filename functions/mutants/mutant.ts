/** What is done to one file, and the tests that have to notice each of it. */
export type Room = {
  /** Its path from the root of the checkout. */
  file: string
  project: 'unit' | 'api'
  /** Parts of the paths of their files, as Vitest takes them. */
  tests: string[]
  /** What would be wrong, with the text that stands once in the file and what takes its place. */
  changes: Record<string, [find: string, replace: string]>
}

export type Mutant = Omit<Room, 'changes'> & { name: string; find: string; replace: string }

/** One mutant for each change. */
export const mutantsOf = (rooms: Room[]): Mutant[] =>
  rooms.flatMap(({ changes, ...room }) =>
    Object.entries(changes).map(([name, [find, replace]]) => ({ ...room, name, find, replace })),
  )
