import * as z from 'zod'
import { evenLines, leadsElsewhere, lineProblem, linesProblem, tabsAsSpaces, withoutStrays } from './text-rules.ts'

type Problem = (text: string) => string | null

const saying = (problem: Problem) =>
  [
    (text: string) => problem(text) === null,
    { error: ({ input }: { input: unknown }) => problem(String(input)) ?? undefined },
  ] as const

/**
 * One line that somebody types, without the space around it; every text that a route takes is one, or `manyLines`. It
 * refuses line breaks and what nobody sees; a tab, as cells of a table bring it along, is a space. `what` stands in the words,
 * such as “the name”.
 */
export const oneLine = (what?: string) =>
  z
    .string()
    .overwrite(tabsAsSpaces)
    .overwrite(withoutStrays)
    .trim()
    .refine(...saying((text) => lineProblem(text, what)))

/** A text of as many lines as somebody likes, each ending in one way. It refuses what nobody sees but tabs. */
export const manyLines = () =>
  z
    .string()
    .overwrite(evenLines)
    .overwrite(withoutStrays)
    .refine(...saying(linesProblem))

/** One line by which somebody is called: no address of a web site. */
export const nameLine = () =>
  oneLine('the name').refine((text) => !leadsElsewhere(text), 'Please leave web addresses out of your name')
