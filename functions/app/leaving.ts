import type { SQL } from 'drizzle-orm'
import type { Statement } from '#db/batch.ts'
import type { Db } from '#db/client.ts'

/** A part of the file that somebody takes with them: the tables that it tells of, and what it says of one user, a row an entry. */
type FilePart = { tables: readonly string[]; of: (userId: string) => SQL }

/** Who leaves, or has left a while ago. */
export type Leaver = { id: string; now: Date }

/** Who leaves, by what they are called until then. */
export type NamedLeaver = {
  id: string
  username: string
  /** Their email address in lower case. */
  address: string
  fullName: string
  shopName: string | null
  /** The username that takes the place of theirs. */
  nobody: string
}

/** Names of tables or columns, each with its reason. */
type Reasons = Readonly<Record<string, string>>

/** What a feature keeps of people: what they may take with them, how it is forgotten, and what stays. */
export type Leaving = {
  /** Parts of the file, under plain names. */
  inFile?: Readonly<Record<string, FilePart>>
  /** Tables that name users and are not in the file. */
  notInFile?: Reasons
  /** Columns, as `table.column`, of tables in the file of which it says nothing; keys of ours and places in a list need no word. */
  columnsNotInFile?: Reasons
  /** Forgets what is kept by an address or a name and not by an id; before any `forget`, while both are known. */
  forgetNames?: (db: Db, leaver: NamedLeaver) => Statement[]
  /** Forgets what is kept by an id. Done once more a while later, so it must be harmless to repeat. */
  forget?: (db: Db, leaver: Leaver) => Statement[]
  /** Selects as text the ids of a user's things: mails whose cause names one of them, also to others, are forgotten. */
  mailsAbout?: (userId: string) => SQL
  /** Tables whose rows name somebody after they left, with what is left in them. */
  stays?: Reasons
  /** Columns, as `table.column`, in which words of theirs or their name may stand after they left. */
  wordsStay?: Reasons
}
