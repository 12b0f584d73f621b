import * as z from 'zod'
import { isDay } from '../calendar-day.ts'
import { batchName, batchProblem, eggsProblem, isIncubationSlug, noDay } from './incubation-fields.ts'

const checked = (problem: (text: string) => string | null) =>
  z.string().superRefine((text, { addIssue }) => {
    const message = problem(text)
    if (message) addIssue({ code: 'custom', message })
  })

/** `GET /api/incubation/calendar.ics`; how far from today `set` may be is for whoever knows the day. */
export const incubationQuery = z.strictObject({
  species: z.string().refine(isIncubationSlug, 'Please choose a kind of egg from the list'),
  set: z.string().refine(isDay, noDay),
  eggs: checked(eggsProblem).transform(Number).optional(),
  batch: checked(batchProblem)
    .transform((text) => batchName(text) || undefined)
    .optional(),
})

export type IncubationQuery = z.output<typeof incubationQuery>
