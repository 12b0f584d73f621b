import { type Clause, clause } from './clause.ts'

/** What helps a keeper with birds and eggs. */
export const helpClauses: Clause[] = [
  clause(
    'The incubation calculator makes a kind of egg and a set date into the days of candling, lockdown and hatch',
    'calculator > an incubation is planned by keyboard, and its address keeps it',
    'functions/contract/incubation-plan.unit.test.ts > set on %s are due by the days of the calendar, over clocks, leap days and year ends',
    'functions/contract/incubation-plan.unit.test.ts > any kind on any day comes out the same in any zone, in order and as far apart as counted',
    'calculator > days are those of the UK, offline too, and a link that is wrong is told of',
  ),
  clause(
    'An incubation goes into a calendar by a file, and onto one sheet of paper',
    'calculator > a plan goes into a calendar, onto one sheet of paper and to somebody else',
    'functions/features/incubation/incubation.test.ts > set on %s has the days of the plan',
    'functions/features/incubation/incubation.test.ts > whatever a batch is called stays a name: no line of it is a line of the calendar',
  ),
]
