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

/** A migration by what stops the traffic: `isTransaction` where it runs in one, `reason` where its head says why it may. */
type Migrating = { statements: string[]; isTransaction: boolean; reason?: string | undefined }

const outside = 'with "-- outside a transaction: …" in the head'

const stopOf = (
  text: string,
  { made, isTransaction }: { made: Set<string>; isTransaction: boolean },
): string | null => {
  const inUse = (pattern: RegExp): string | null => {
    const found = pattern.exec(text)?.[1]
    return found && !made.has(found) ? found : null
  }
  const isBeside = /\bindex concurrently\b/i.test(text)
  if (inUse(indexed) && (!isBeside || isTransaction)) {
    return `builds an index on ${inUse(indexed)}: write CREATE INDEX CONCURRENTLY, ${outside}`
  }
  if (inUse(dropped)) return `drops ${inUse(dropped)}: write DROP INDEX CONCURRENTLY, ${outside}`
  const table = inUse(altered)
  if (table && stored.test(text)) return `rewrites ${table} for a stored column: fill a plain one in batches`
  if (table && retyped.test(text))
    return `changes a type in ${table}: add a column, fill it in batches, drop the old one later`
  const bound = table && actionsOf(text).map(boundOf).find(Boolean)
  return bound ? `adds a constraint to ${table}: write ${bound}` : null
}

/**
 * What a migration does to tables in use while nobody can write to them, in words. A reason in its head excuses
 * all but building an index, which can always be built beside the traffic.
 */
export const stopsOf = ({ statements, isTransaction, reason }: Migrating): string[] => {
  const made = new Set<string>()
  const stops = statements
    .flatMap((one) => plain(one).split(';'))
    .flatMap((text) => {
      const stop = stopOf(text, { made, isTransaction })
      for (const pattern of [newTable, newIndex]) made.add(pattern.exec(text)?.[1] ?? '')
      return stop ?? []
    })
  return reason ? stops.filter((stop) => stop.startsWith('builds')) : stops
}
