import type { Room } from './mutant.ts'

const codes = 'trade/orders/collection-code.test'

/** How often and how much somebody may. */
export const limitMutants: Room[] = [
  {
    file: 'functions/app/acting.ts',
    project: 'api',
    tests: ['functions/ended-sessions.test'],
    changes: {
      'a session that has ended uses up the tries of its owner': [
        'beginningWith(db, () => [refuseSignedOut(db, claim)])',
        'db',
      ],
    },
  },
  {
    file: 'functions/features/identity/account/verification.mails.ts',
    project: 'api',
    tests: ['identity/sessions/limits.test'],
    changes: {
      'registering mails an address that had enough': [
        'queueMailWhen(deps, { mail, when: isWithin })',
        'queueMails(deps, [mail])',
      ],
    },
  },
  {
    file: 'functions/features/identity/sessions/new-session.rules.ts',
    project: 'api',
    tests: ['identity/sessions/session-list.test'],
    changes: {
      'what a browser calls itself is cut within a character': [
        'cutTo(userAgent, longestAgent)',
        'userAgent.slice(0, longestAgent)',
      ],
    },
  },
  {
    file: 'functions/app/rate-limit.ts',
    project: 'api',
    tests: ['identity/sessions/limits.test', 'identity/sessions/sign-in.test'],
    changes: {
      'a try more than is published is let through': [
        'row.hits <= triesAllowed(deps, name)',
        'row.hits <= triesAllowed(deps, name) + 1',
      ],
      'the last try is refused': ['row.hits <= triesAllowed(deps, name)', 'row.hits < triesAllowed(deps, name)'],
    },
  },
  {
    file: 'functions/app/rate-limit.queries.ts',
    project: 'api',
    tests: [
      'identity/sessions/limits.test',
      'identity/sessions/sign-in.test',
      'identity/sessions/account-attacked.test',
    ],
    changes: {
      'a window never ends': ['const over = sql`', 'const over = sql`false and '],
      'each try begins its window anew': [
        'then excluded.window_ends_at else',
        'then excluded.window_ends_at when true then excluded.window_ends_at else',
      ],
    },
  },
  {
    file: 'functions/features/trade/order-book/orders.writes.ts',
    project: 'api',
    tests: [codes, 'trade/orders/orders.races.test'],
    changes: {
      'a sixth wrong code is let through': ['} >= ', '} > '],
      'a locked code is taken': ["then refuse('code_locked') end", 'then null end'],
      'an order in another state takes the act': ["::text[]) then refuse('illegal_state')", '::text[]) then null'],
    },
  },
  {
    file: 'functions/features/trade/order-book/orders.writes.ts',
    project: 'api',
    tests: ['trade/orders/order-tracking.test'],
    changes: {
      'a tracking number that somebody quicker gave is written over': ["then refuse('version_moved')", 'then null'],
    },
  },
  {
    file: 'functions/features/catalogue/favourites/favourites.queries.ts',
    project: 'api',
    tests: ['catalogue/favourites'],
    changes: { 'one more is kept than may be': [') >= ', ') > '] },
  },
  {
    file: 'db/sql/listings.ts',
    project: 'api',
    tests: ['catalogue/favourites'],
    changes: {
      'a draft may be kept': ["sql<boolean>`l.status in ('active', 'paused')`", 'sql<boolean>`true`'],
    },
  },
  {
    file: 'functions/features/identity/addresses/addresses.queries.ts',
    project: 'api',
    tests: ['identity/addresses'],
    changes: {
      'one more address is saved than may be': [') >= ', ') > '],
      'the default address may be deleted': ["refuse('default')", "'default'"],
    },
  },
  {
    file: 'functions/features/selling/packages/billing.rules.ts',
    project: 'unit',
    tests: ['selling/packages/billing.unit'],
    changes: {
      'a listing that ended as the month began counts': ['until > monthStart || from', 'until >= monthStart || from'],
      'one that began with the month does not count': ['from >= monthStart).length', 'from > monthStart).length'],
      'a package in its grace publishes': [
        "state === 'active' || state === 'cancelled'",
        "state === 'active' || state === 'past_due'",
      ],
    },
  },
  {
    file: 'functions/app/route/asked.ts',
    project: 'api',
    tests: ['functions/bad-input.test'],
    changes: { 'lists in lists without end are walked through': ['  assertShallow(body)\n', ''] },
  },
  {
    file: 'functions/app/edge/uncached-reads.ts',
    project: 'api',
    tests: ['functions/app/edge/uncached-reads.test'],
    changes: {
      'a network reads past the cache as often as it likes': [
        'if (count <= triesAllowed(deps, name)) return',
        'return',
      ],
      'a minute of reads never ends': ['if (present !== window) reads.clear()', ''],
    },
  },
  {
    file: 'functions/app/visitor/network.ts',
    project: 'unit',
    tests: ['functions/app/visitor/network.unit'],
    changes: {
      'a household counts anew with each of its addresses': ['groups.slice(0, 4)', 'groups.slice(0, 8)'],
      'a household counts with its neighbours': ['groups.slice(0, 4)', 'groups.slice(0, 3)'],
      'an IPv4 address counts anew when it is written as IPv6': ['if (isMappedIpv4(groups))', 'if (false)'],
    },
  },
]
