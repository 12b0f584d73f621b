import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { ukDay } from '#contract/calendar-day.ts'
import type { Tokens } from '#integrations/assistant/assistant.ts'

/** What is kept back for an answer on its way, in millionths of a penny, against the ceiling of a UK day. */
export type Hold = { day: string; amount: number }

const millionths = 1_000_000

/** Millionths of a penny: a price is in pence for a million tokens. */
export const costOf = ({ env }: Deps, { input, output }: Tokens): number =>
  Math.ceil(input * env.ASSISTANT_INPUT_PENCE + output * env.ASSISTANT_OUTPUT_PENCE)

/** The hold on the day's ceiling for the most that an answer can use. */
export const holdOf = (deps: Deps, worst: Tokens): Hold => ({ day: ukDay(deps.now), amount: costOf(deps, worst) })

/** The day's row, for the holds that follow it in a batch. */
export const openDay = ({ db }: Deps, { day }: Hold) =>
  db.execute(sql`
    insert into assistant_spend (day, held, spent, answers) values (${day}::date, 0, 0, 0) on conflict (day) do nothing`)

/**
 * Takes a hold, or returns no row where the day's ceiling would be passed or `when` does not hold: a statement for the batch
 * of `openDay`. Exact under parallel questions, since the day's row is the counter.
 */
export const takeHold = ({ db, env }: Deps, { hold, when }: { hold: Hold; when: SQL }) => {
  const ceiling = Math.floor(env.ASSISTANT_DAILY_PENCE * millionths)
  return db.execute<{ day: string }>(sql`
    update assistant_spend set held = held + ${hold.amount}::bigint
    where day = ${hold.day}::date and held + spent + ${hold.amount}::bigint <= ${ceiling}::bigint and ${when}
    returning day`)
}

/** Puts what an answer has cost in the place of its hold. */
export const settleHold = ({ db }: Deps, { hold, cost, answers }: { hold: Hold; cost: number; answers: 0 | 1 }) =>
  db.execute(sql`
    update assistant_spend
    set held = held - ${hold.amount}::bigint, spent = spent + ${cost}::bigint, answers = answers + ${answers}::int
    where day = ${hold.day}::date`)
