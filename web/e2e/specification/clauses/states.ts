import { type Clause, clause } from './clause.ts'

/** Section 4: states and transitions. */
export const stateClauses: Clause[] = [
  clause('Without a choice the cookie banner comes after a second'),
  clause('Accept All turns every category of cookies on'),
  clause('Essential Only turns all but the essential off'),
  clause('Cookie Settings opens a dialog with a toggle each; essential cannot be turned off'),
  clause('Save Preferences stores what was chosen'),
  clause('A stored choice is never asked for again, and can be changed later from any page'),
  clause('Nothing optional is loaded before consent'),
  clause('Who is signed in comes from GET /api/user, and a 401 means nobody'),
  clause('Signing in or registering sets the current user, signing out clears him'),
  clause('A feature request is Pending, Under Review, Approved, Implemented or Rejected'),
  clause('After a new request both lists are read again'),
  clause('The newsletter’s button says Subscribing... and is off, then the thank-you page comes after half a second'),
  clause('The currency is the user’s, else the stored one, else GBP'),
  clause('Without a preference the currency follows other tabs'),
  clause('A user’s choice of currency is saved on the server and the user read again'),
  clause('A guest’s choice of currency is stored and all data read again'),
  clause('The chat greets, naming the assistant, and asks how it can help today'),
  clause('While an answer is pending the chat shows that somebody types and takes nothing'),
  clause('The chat’s history lives in the page only'),
  clause('The unread count is read again every thirty seconds, and only when signed in'),
]

/** Section 6: roles. */
export const roleClauses: Clause[] = [
  clause('Each call answers a visitor, a buyer, a seller and an admin as their roles say'),
  clause('A visitor can neither submit a request nor see his own'),
  clause('The admin’s role can’t be chosen at registration'),
  clause('Only a paid package publishes, within its allowance of 5 or 50 listings a month'),
]
