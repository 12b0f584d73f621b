import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { auditing } from '#features/identity/audit/audit.writes.ts'
import { endSessions } from './session.queries.ts'

type Which = 'one' | 'others' | 'all'

const ending = (deps: Deps, { actor, which, id }: { actor: SessionActor; which: Which; id?: string }) =>
  endSessions(deps.db, {
    userId: actor.id,
    ownId: actor.sessionId,
    now: deps.now,
    only: id ?? (which === 'others' ? 'others' : 'all'),
    told: auditing(deps, { actor, act: 'sessions.ended', data: { which } }),
  })

/** Ends one of the actor's sessions. Throws `not_found` when they have no such. */
export const endOneSession = async (deps: Deps, { actor, id }: { actor: SessionActor; id: string }): Promise<void> => {
  const { rows } = await ending(deps, { actor, which: 'one', id })
  if (rows.length === 0) throw notFound('this session')
}

/** Ends the actor's sessions in other browsers; their own as well unless it is kept. */
export const endOtherSessions = async (
  deps: Deps,
  { actor, keepsOwn }: { actor: SessionActor; keepsOwn: boolean },
): Promise<void> => {
  await ending(deps, { actor, which: keepsOwn ? 'others' : 'all' })
}
