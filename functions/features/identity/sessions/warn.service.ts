import type { Deps } from '#app/deps.ts'
import { notMailedSince } from '#features/identity/mail/mail.queries.ts'
import { queueMailWhen, sendSoon } from '#features/identity/mail/mail.service.ts'
import type { Mail } from '#integrations/mail/mail.ts'

type Owner = { id: string; email: string }

const dayMs = 24 * 60 * 60 * 1000

/**
 * Warns the owner of an account by this mail: once in 24 hours at most for its kind. For `defer`, since the answer must take
 * as long as where nobody is warned.
 */
export const warnOnceADay = async (deps: Deps, { owner, mail }: { owner: Owner; mail: Mail }): Promise<void> => {
  const causes = `${mail.kind}:${owner.id}:`
  // The day in the cause: of two at once, one is written.
  const caused = { cause: `${causes}${deps.now.toISOString().slice(0, 10)}`, ...mail }
  const since = new Date(deps.now.getTime() - dayMs)
  await queueMailWhen(deps, { mail: caused, when: notMailedSince({ causes, recipient: owner.email, since }) })
  sendSoon(deps)
}
