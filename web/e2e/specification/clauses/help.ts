import { type Clause, clause } from './clause.ts'

/** What helps a keeper with birds and eggs. */
export const helpClauses: Clause[] = [
  clause(
    '/help shows its topics, the care guides of eleven birds and the way to the calculator',
    'help > words find articles while one types; back and a reload find the same, and where nothing fits there are ways on',
    'db/seed/reference/help/articles.unit.test.ts > there are at least 25 articles besides a care guide for each kind of egg, in every topic',
  ),
  clause(
    'The help centre is searched while one types; its address keeps the question',
    'help > words find articles while one types; back and a reload find the same, and where nothing fits there are ways on',
  ),
  clause(
    'An article has contents, sources, what it is not, what to read next, and a form for paper',
    'help > an article has its sections, sources and what to read next, and is its text alone on paper',
  ),
  clause(
    'Whether an article was useful is asked, and can be said otherwise or taken back',
    'help > whether an article was useful is said, changed, taken back and remembered, and not when it was not kept',
  ),
  clause(
    'The header’s search suggests articles too',
    'help > the header’s search offers articles behind all else, and the keyboard reaches them',
    'web/src/features/search/suggestions.unit.test.ts > categories, breeds, listings and articles lead to their pages, the articles last; groups without any are left out',
  ),
  clause(
    'The account menus and the footer lead to the Help Center',
    'web/src/components/layout/account-entries.unit.test.ts > a visitor may sign in, register as either, ask for features and for help',
    'header > the account menu has the entries of each role, and none that leads nowhere',
  ),
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
