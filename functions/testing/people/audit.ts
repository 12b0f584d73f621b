import type { TestApp } from '../site/test-app.ts'

/** What the audit tells of a subject, the oldest first: the act, by whom (a user's id, a job's name) and what is said of it. */
export const actsOn = async (app: TestApp, subjectId: string): Promise<[act: string, by: string, data: object][]> => {
  const { rows } = await app.db.query(
    `select act, actor_kind || ' ' || coalesce(actor_id::text, job, '') as by, data from audit
     where subject_id = $1 order by at, id`,
    [subjectId],
  )
  return rows.map(({ act, by, data }) => [act, by, data])
}
