/** A statement of SQL as one line, without its comments. */
const plain = (statement: string): string => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()

const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`
const words = (start: string, end = '') => new RegExp(`\\b${start} ${name}${end}`, 'i')

const newTable = words('create (?:unlogged )?table(?: if not exists)?')
const newIndex = words('create (?:unique )?index(?: concurrently)?(?: if not exists)?')
const indexed = words('create (?:unique )?index .*?\\bon(?: only)?')
const dropped = words('drop index(?! concurrently)(?: if exists)?')
const altered = words('alter table(?: if exists)?(?: only)?')
const stored = /\badd (?:column )?(?:if not exists )?[^;]*\bgenerated always as\b[^;]*\bstored\b/i
const retyped = /\balter (?:column )?"?\w+"? (?:set data )?type\b/i

const filled = /\badd (?:column )?(?:if not exists )?.*?\b(?:default (?!as )(.*)|(?:big|small)?serial\b|as identity\b)/i
const changing = words('(?:(?<!\\b(?:do|for|key|on|of|before|after|or) )update|(?<!\\bon )delete from)(?: only)?')
const requiring = /^alter (?:column )?"?(\w+)"? set not null$/i

const constraint = String.raw`add (?:constraint "?\w+"? )?`
const unique = new RegExp(String.raw`^${constraint}(?:unique\b|primary key\b)`, 'i')
const checked = new RegExp(String.raw`^${constraint}(?:check\b|foreign key\b)`, 'i')
const boundColumn = /^add (?:column )?(?!constraint\b).*?\b(?:unique|primary key|references|check)\b/i

/** The parts of an ALTER TABLE between the commas that stand in no brackets. */
const actionsOf = (text: string): string[] => {
  let depth = 0
  const actions = ['']
  for (const char of text.replace(altered, '')) {
    if ('()'.includes(char)) depth += char === '(' ? 1 : -1
    if (char === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += char
  }
  return actions.map((action) => action.trim())
}

/** What an action of ALTER TABLE looks at every row for, in words. */
const boundOf = (action: string): string | null => {
  if (unique.test(action)) {
    return /\busing index\b/i.test(action)
      ? null
      : 'CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX'
  }
  if (checked.test(action)) return /\bnot valid$/i.test(action) ? null : 'NOT VALID, then VALIDATE CONSTRAINT'
  return boundColumn.test(action) ? 'the column alone, then its constraint NOT VALID or USING INDEX' : null
}

// What PostgreSQL works out once for all rows, and what only says of which type a value is.
const onceForAll = /'(?:[^']|'')*'|\b(?:now|transaction_timestamp|statement_timestamp)\(\)|::\s*\w+\s*\([^)]*\)/gi

/** Whether a new column gets another value in each row, for which the table is written anew. */
const rewrites = (action: string): boolean => {
  const [found, byDefault] = filled.exec(action) ?? []
  return found !== undefined && (byDefault === undefined || /\w\s*\(/.test(byDefault.replaceAll(onceForAll, '')))
}

const proof = /^add constraint "?(\w+)"? check \((.*)\) not valid$/i
const validating = /^validate constraint "?(\w+)"?$/i

/** The columns that a check finds filled in every row. */
const filledBy = (check: string): string[] =>
  /\bor\b/i.test(check)
    ? []
    : check
        .split(/\band\b/i)
        .flatMap((part) => /^\(*(?:[\w"]+\.)?"?(\w+)"? is not null\)*$/i.exec(part.trim())?.[1] ?? [])

/** What a migration has done by now: the tables and indexes it made, the checks it added, the columns these proved to be filled. */
type Done = { made: Set<string>; checks: Map<string, string>; filled: Set<string> }

const noteActions = (table: string, text: string, { checks, filled }: Done): void => {
  for (const action of actionsOf(text)) {
    const [, added, check] = proof.exec(action) ?? []
    if (added && check) checks.set(`${table}.${added}`, check)
    const [, validated] = validating.exec(action) ?? []
    for (const column of filledBy(checks.get(`${table}.${validated}`) ?? '')) filled.add(`${table}.${column}`)
  }
}

/** A migration by what stops the traffic: `isTransaction` where it runs in one, `reason` where its head says why it may. */
type Migrating = { statements: string[]; isTransaction: boolean; reason?: string | undefined }

const outside = 'with "-- outside a transaction: …" in the head'

type Stopping = { done: Done; isTransaction: boolean; isInParts: boolean }

const stopOf = (text: string, { done: { made, filled }, isTransaction, isInParts }: Stopping): string | null => {
  const inUse = (pattern: RegExp): string | null => {
    const found = pattern.exec(text)?.[1]
    return found && !made.has(found) ? found : null
  }
  const isBeside = /\bindex concurrently\b/i.test(text)
  if (inUse(indexed) && (!isBeside || isTransaction)) {
    return `builds an index on ${inUse(indexed)}: write CREATE INDEX CONCURRENTLY, ${outside}`
  }
  if (inUse(dropped)) return `drops ${inUse(dropped)}: write DROP INDEX CONCURRENTLY, ${outside}`
  const changed = isInParts ? null : inUse(changing)
  if (changed)
    return `changes rows of ${changed} at once: do it in parts, in a loop of DO that commits each, ${outside}`
  const table = inUse(altered)
  if (table && stored.test(text)) return `rewrites ${table} for a stored column: fill a plain one in batches`
  if (table && retyped.test(text))
    return `changes a type in ${table}: add a column, fill it in batches, drop the old one later`
  const asked =
    table &&
    actionsOf(text).find(
      (action) => !filled.has(`${table}.${requiring.exec(action)?.[1] ?? '*'}`) && requiring.test(action),
    )
  if (asked)
    return `looks at every row of ${table}: add a CHECK that it is not null, NOT VALID, VALIDATE it, then SET NOT NULL`
  if (table && actionsOf(text).some(rewrites)) {
    return `rewrites ${table} for a value of each row’s own: add the column empty, set its default, fill it in parts`
  }
  const bound = table && actionsOf(text).map(boundOf).find(Boolean)
  return bound ? `adds a constraint to ${table}: write ${bound}` : null
}

// The words of a function are run by who calls it.
const isNoneNow = /^create (?:or replace )?(?:function|procedure)\b/i

/**
 * What a migration does to tables in use while nobody can write to them, in words. A reason in its head excuses
 * all but building an index, which can always be built beside the traffic.
 */
export const stopsOf = ({ statements, isTransaction, reason }: Migrating): string[] => {
  const done: Done = { made: new Set(), checks: new Map(), filled: new Set() }
  const stops = statements.map(plain).flatMap((one) => {
    const isInParts = isNoneNow.test(one) || (/\bloop\b/i.test(one) && /\bcommit\b/i.test(one))
    return one.split(';').flatMap((text) => {
      const stop = stopOf(text, { done, isTransaction, isInParts })
      for (const pattern of [newTable, newIndex]) done.made.add(pattern.exec(text)?.[1] ?? '')
      noteActions(altered.exec(text)?.[1] ?? '', text, done)
      return stop ?? []
    })
  })
  return reason ? stops.filter((stop) => stop.startsWith('builds')) : stops
}
