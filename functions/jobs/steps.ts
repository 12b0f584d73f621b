import type { JobActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { countFigures } from '#features/catalogue/sellers/count-figures.service.ts'
import { tellWaiting } from '#features/catalogue/stock-waits/tell-waiting.service.ts'
import { forgetVoters } from '#features/help/articles/vote.service.ts'
import { sendDueMails } from '#features/identity/mail/mail.service.ts'
import { resealSecrets } from '#features/identity/second-factor/reseal.service.ts'
import { sendDueRefunds } from '#features/money/refunds/refunds.service.ts'
import { sweepDeparted } from '#features/operations/leaving/sweep-departed.service.ts'
import { endLapsedPackages } from '#features/selling/packages/end-lapsed-packages.service.ts'
import { mailUnread } from '#features/talk/messages/unread-mails.service.ts'
import { expireCheckouts } from '#features/trade/checkout/expire-checkouts.service.ts'
import { runOrderClocks } from '#features/trade/orders/order-clocks.service.ts'
import { purgeOnce } from './purge.service.ts'

/** A piece of scheduled work: safe to repeat and to run twice at once; answers how much it did. */
export type Step = { name: string; work: (deps: Deps, actor: JobActor) => Promise<number> }

const mostRounds = 50

/** Repeats work that goes in chunks until a round finds nothing more. */
const untilDone = async (round: () => Promise<number>): Promise<number> => {
  let sum = 0
  for (let rounds = 0; rounds < mostRounds; rounds += 1) {
    const done = await round()
    if (done === 0) break
    sum += done
  }
  return sum
}

/** In the order of a run: what frees stock and moves money before what tells people of it. */
export const steps: readonly Step[] = [
  { name: 'expired-checkouts', work: (deps) => untilDone(() => expireCheckouts(deps)) },
  { name: 'order-clocks', work: runOrderClocks },
  { name: 'lapsed-packages', work: (deps, actor) => untilDone(() => endLapsedPackages(deps, actor)) },
  { name: 'refunds', work: (deps) => untilDone(() => sendDueRefunds(deps)) },
  { name: 'unread-messages', work: (deps) => untilDone(() => mailUnread(deps)) },
  { name: 'back-in-stock', work: (deps) => untilDone(() => tellWaiting(deps)) },
  { name: 'mails', work: (deps) => untilDone(() => sendDueMails(deps)) },
  { name: 'seller-figures', work: (deps) => untilDone(() => countFigures(deps)) },
  { name: 'departed', work: (deps) => untilDone(() => sweepDeparted(deps)) },
  { name: 'sealed-secrets', work: (deps) => untilDone(() => resealSecrets(deps)) },
  { name: 'help-voters', work: (deps) => untilDone(() => forgetVoters(deps)) },
  { name: 'purge', work: ({ db, now }) => untilDone(() => purgeOnce(db, now)) },
]
