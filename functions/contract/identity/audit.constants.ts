/** Each act that is written down, with the kind of thing that it was done to. */
export const auditActs = {
  'password.changed': 'user',
  'password.reset': 'user',
  'email.changed': 'user',
  'sessions.ended': 'user',
  'account.left': 'user',
  'factor.added': 'user',
  'factor.removed': 'user',
  'recovery-codes.made': 'user',
  'recovery-code.used': 'user',
  'shop.opened': 'shop',
  'listing.published': 'listing',
  'listing.paused': 'listing',
  'listing.deleted': 'listing',
  'package.bought': 'package',
  'package.changed': 'package',
  'package.cancelled': 'package',
  'package.resumed': 'package',
  'package.lapsed': 'package',
} as const

/** Something that is written down when it is done. */
export type AuditAct = keyof typeof auditActs

/** The names of all acts, for the list that the database checks. */
export const auditActNames = Object.keys(auditActs) as [AuditAct, ...AuditAct[]]

/** What an act may be done to. A shop goes by its seller's id. */
export const auditSubjects = ['user', 'shop', 'listing', 'package'] as const

/** The kinds of those who act. */
export const actorKinds = ['session', 'link', 'job', 'system'] as const

/** How long it is known who did what. */
export const auditMonths = 24
