import { type Clause, clause } from './clause.ts'

/** Section 4: states and transitions. */
export const stateClauses: Clause[] = [
  clause(
    'Without a choice the cookie banner comes after a second',
    'consent > the banner comes after 1000 ms, takes no focus and stands on what is at the bottom',
  ),
  clause(
    'Accept All turns every category of cookies on',
    'consent > “{name}” stores the choice, hides the banner and is never asked again',
  ),
  clause(
    'Essential Only turns all but the essential off',
    'consent > “{name}” stores the choice, hides the banner and is never asked again',
  ),
  clause(
    'Cookie Settings opens a dialog with a toggle each; essential cannot be turned off',
    'consent > “Cookie Settings” opens a toggle a category; only saving counts',
  ),
  clause(
    'Save Preferences stores what was chosen',
    'consent > “Cookie Settings” opens a toggle a category; only saving counts',
  ),
  clause(
    'A stored choice is never asked for again, and can be changed later from any page',
    'consent > “{name}” stores the choice, hides the banner and is never asked again',
    'consent > the dialog opens again later, with what was chosen',
  ),
  clause(
    'Nothing optional is loaded before consent',
    'consent > nothing optional is loaded or set, neither before a choice nor after “Essential Only” (V14.2.3)',
  ),
  clause(
    'Who is signed in comes from GET /api/user, and a 401 means nobody',
    'functions/specified-calls.test.ts > GET /api/user answers the current user, and 401 when there is none',
  ),
  clause(
    'Signing in or registering sets the current user, signing out clears them',
    'account > a buyer registers, verifies the address, and signs in by email and by username',
  ),
  clause(
    'A feature request is Pending, Under Review, Approved, Implemented or Rejected',
    'functions/features/talk/feature-requests/feature-requests.test.ts > shows the status and the note that it was given',
    'feature-requests > a visitor reads what others asked for, and signs in to ask and to vote',
  ),
  clause('After a new request both lists are read again', 'feature-requests > who has an account asks for something'),
  clause(
    'The newsletter’s button says Subscribing... and is off, then the thank-you page comes after half a second',
    'newsletter > signing up, confirming by the mail, and ending it by the next',
    'newsletter > the page of thanks comes half a second after the answer',
  ),
  clause(
    'The currency is the user’s, else the stored one, else GBP',
    'currency > a user’s choice is saved with their account and counts before what any tab stores',
    'currency > a visitor’s choice is stored, all data is read again, and prices are as the server converts them',
    'currency > prices are in pounds at first, and nobody asks for rates',
  ),
  clause(
    'Without a preference the currency follows other tabs',
    'currency > a visitor’s other tabs follow their choice',
  ),
  clause(
    'A user’s choice of currency is saved on the server and the user read again',
    'currency > a user’s choice is saved with their account and counts before what any tab stores',
  ),
  clause(
    'A guest’s choice of currency is stored and all data read again',
    'currency > a visitor’s choice is stored, all data is read again, and prices are as the server converts them',
  ),
  clause(
    'The chat greets, naming the assistant, and asks how it can help today',
    'chat > greets, waits for a question, types, and answers with the pages that it found',
  ),
  clause(
    'While an answer is pending the chat shows that somebody types and takes nothing',
    'chat > greets, waits for a question, types, and answers with the pages that it found',
  ),
  clause(
    'The chat’s history lives in the page only',
    'chat > what was said stays from page to page, is closed by Escape, and is gone after a reload',
  ),
  clause(
    'The unread count is read again every thirty seconds, and only when signed in',
    'header > unread messages are counted in the header, again every 30 seconds, and never for a visitor',
  ),
]

/** Section 6: roles. */
export const roleClauses: Clause[] = [
  clause(
    'Each call answers a visitor, a buyer, a seller and an admin as their roles say',
    'functions/access.test.ts > $role gets $wanted (V8.2.1, V8.3.1)',
    'functions/access.test.ts > every route of the API stands in the access table, and nothing else does',
  ),
  clause(
    'A visitor can neither submit a request nor see their own',
    'functions/specified-calls.test.ts > POST /api/feature-requests takes title and description; the lists of all and of one’s own have it',
  ),
  clause(
    'The admin’s role can’t be chosen at registration',
    'functions/specified-calls.test.ts > POST /api/register knows no admin',
  ),
  clause(
    'Only a paid package publishes, within its allowance of 5 or 50 listings a month',
    'functions/features/selling/listings/publishing.test.ts > needs a verified address, then a package, then every field',
    'functions/features/selling/listings/publishing.test.ts > of Basic refuses the sixth listing and offers Premium',
    'functions/features/selling/packages/package-allowance.test.ts > stays used when the package is cancelled and another one is bought, once and twice',
  ),
]
