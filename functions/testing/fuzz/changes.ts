import { everyTable } from '#testing/rows/rows-of-somebody.ts'
import type { TestApp } from '#testing/site/test-app.ts'

/** Notes every row that is written from now on, but counters of tries; `changes()` names the tables of those since it was last asked. */
export const watchChanges = async (app: TestApp): Promise<() => Promise<string[]>> => {
  const tables = await everyTable(app)
  const triggers = tables.map(
    (name) =>
      `create trigger noted after insert or update or delete on "${name}" for each row execute function note_change();`,
  )
  await app.db.query(`create unlogged table noted_changes (name text not null);
    create function note_change() returns trigger language plpgsql as
    $$ begin insert into noted_changes values (tg_table_name); return null; end $$;
    ${triggers.join('\n')}`)
  return async () => {
    const { rows } = await app.db.query<{ name: string }>('delete from noted_changes returning name')
    return [...new Set(rows.map(({ name }) => name))].sort()
  }
}
