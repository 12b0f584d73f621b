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
    'web/src/features/catalogue/search/suggestions.unit.test.ts > categories, breeds, listings and articles lead to their pages, the articles last; groups without any are left out',
  ),
  clause(
    'The account menus and the footer lead to the Help Center',
    'web/src/components/layout/header/account-entries.unit.test.ts > a visitor may sign in, register as either, ask for features and for help',
    'header > the account menu has the entries of each role, and none that leads nowhere (V7.4.4)',
  ),
  clause(
    'The incubation calculator makes a kind of egg and a set date into the days of candling, lockdown and hatch',
    'calculator > an incubation is planned by keyboard, and its address keeps it',
    'functions/contract/help/incubation-plan.unit.test.ts > set on %s are due by the days of the calendar, over clocks, leap days and year ends',
    'functions/contract/help/incubation-plan.unit.test.ts > any kind on any day comes out the same in any zone, in order and as far apart as counted',
    'calculator > days are those of the UK, offline too, and a link that is wrong is told of',
  ),
  clause(
    'An incubation goes into a calendar by a file, and onto one sheet of paper',
    'calculator > a plan goes into a calendar, onto one sheet of paper and to somebody else',
    'functions/features/help/incubation/incubation.test.ts > set on %s has the days of the plan',
    'functions/features/help/incubation/incubation.test.ts > whatever a batch is called stays a name: no line of it is a line of the calendar',
  ),
  clause(
    'The assistant answers questions of keepers by searching, in whole paragraphs with their sources, and says so',
    'functions/features/help/chat/questions.test.ts > nine of ten questions are answered rightly, from the right page: %s',
    'functions/features/help/chat/questions.test.ts > every answer says that it was searched for, leads only to pages that there are, and is no longer than one reads',
  ),
  clause(
    'The assistant never diagnoses, doses, tells its rules or what is private',
    'functions/features/help/chat/questions.test.ts > no prompt gets a diagnosis, a dose, a rule or what is private',
    'functions/features/help/chat/model/model.test.ts > nothing of a bird that is ill',
    'functions/features/help/chat/model/model.test.ts > nothing that is not public',
  ),
  clause(
    'With a key a model answers by two searches, piece by piece, within a ceiling a day',
    'functions/features/help/chat/model/model.test.ts > comes from listings that it looked up, with those that it cites as sources',
    'functions/features/help/chat/model/model.test.ts > comes in pieces while it is written, each a whole sentence, and then whole',
    'functions/features/help/chat/model/model-spend.test.ts > of twenty questions at once exactly the five that the ceiling allows reach the model; the others are searched',
  ),
  clause(
    'A model that is slow or away ends in a useful answer; who has gone is answered no further',
    'functions/features/help/chat/model/model-failures.test.ts > a model that is slow is given up in time, wherever it hangs',
    'functions/features/help/chat/model/model-failures.test.ts > with the database away as well it is a problem: 503, or an event of the stream',
    'functions/features/help/chat/model/model-spend.test.ts > when the visitor leaves, the provider’s call is ended and the hold settled',
  ),
  clause(
    'An answer can be stopped and asked for again; who asks too often is told when to come back',
    'chat > an answer can be stopped and asked for again, and who asks too often is told when to come back',
  ),
]
