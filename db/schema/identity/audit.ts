import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { actorKinds, auditActNames, auditSubjects } from '#contract/identity/audit.constants.ts'
import { choice, id, moment, newestFirst, oneOf } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'

/** What was done by whom, written with it, where no other table tells: orders and money keep books of their own. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: moment().notNull(),
    actorKind: choice(actorKinds).notNull(),
    /** The user who acted; null for what no user did. */
    actorId: uuid().references(() => users.id),
    /** The name of the job that acted. */
    job: text(),
    act: choice(auditActNames).notNull(),
    subjectKind: choice(auditSubjects).notNull(),
    /** No foreign key: what was deleted was done, too. */
    subjectId: uuid().notNull(),
    /** A few words of ours about the act: no secret, and nothing that a user typed. */
    data: jsonb().$type<Record<string, string>>().notNull(),
    /** The request in which it was done, as in the log; null once its user has left. */
    requestId: text(),
  },
  (t) => [
    index('audit_subject_idx').on(t.subjectKind, t.subjectId, newestFirst(t.at), newestFirst(t.id)),
    index('audit_actor_idx').on(t.actorId, newestFirst(t.at), newestFirst(t.id)),
    index('audit_at_idx').on(t.at),
    check('audit_actor_check', oneOf(t.actorKind, actorKinds)),
    check('audit_user_check', sql`(${t.actorKind} in ('session', 'link')) = (${t.actorId} is not null)`),
    check('audit_job_check', sql`(${t.actorKind} = 'job') = (${t.job} is not null)`),
    check('audit_act_check', oneOf(t.act, auditActNames)),
    check('audit_subject_check', oneOf(t.subjectKind, auditSubjects)),
  ],
)
