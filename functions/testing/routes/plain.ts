/** What a schema says of itself when nobody has put it into words. */
const schemaWords =
  /\b(invalid|expected|received|undefined|null|nan|string|regex|pattern|uuid|boolean|array|object|record|enum|literal|union|integer|schema|too (small|big))\b/i

/** Values and names as code writes them, and numbers that nobody means. */
const code = /["`|{}[\]<>]|'[^' ]*'|[a-z][A-Z]|\d{9}/

/** Words that tell nobody what to do. */
const vague = /what you entered here|as it should be|wrong kind/

/** The longest that is read beside a field. */
const longest = 120

// Who sends a field that there is not wants to know which.
const withoutName = (message: string): string => message.replace(/^Unknown field: \w{1,60}$/, '')

/** What is no plain English in what somebody is told: it speaks as code does, says nothing, or goes on and on. */
export const notPlain = (message: string): boolean =>
  [schemaWords, code, vague].some((words) => words.test(withoutName(message))) || message.length > longest
