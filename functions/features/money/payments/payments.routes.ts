import { Hono } from 'hono'
import type { SessionActor } from '#app/actor.ts'
import type { AppEnv, Deps } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { sandboxPayment, sandboxSettled } from '#contract/money/payments.answers.ts'
import { type SandboxAct, type SandboxInput, sandboxInput } from '#contract/money/payments.ts'
import type { PaymentEffects } from './payment-effects.rules.ts'
import { type PaymentRow, selectPayment } from './payments.queries.ts'
import { actInSandbox, pageOfPayment } from './sandbox.service.ts'

type Paid = { deps: Deps; viewerId: string; params: { reference: string } }

const ofPayment = {
  who: 'user',
  params: { reference: (text: string) => text },
  reads: ({ deps, viewerId, params }: Paid) => ({
    payments: selectPayment(deps.db, { reference: params.reference, payerId: viewerId }),
  }),
} as const

const acted = {
  ...ofPayment,
  outlivesAccount: true,
  body: sandboxInput,
  answer: sandboxSettled,
  calls: 3,
  example: { body: {}, answers: 404 },
} as const

// At worst somebody else settles it meanwhile: then it is looked at again.
const givenUp = { ...acted, callsAtWorst: 4 } as const

// At worst it is cancelled meanwhile: what was paid for is tried, looked at, then sent back, and the provider is told.
const paid = { ...acted, callsAtWorst: 6 } as const

type Acting = { deps: Deps; actor: SessionActor; read: { payments: PaymentRow[] }; body: SandboxInput }

/**
 * The sandbox's side of a payment: for its payer, and only where no real provider is set. The same act again answers the
 * same. A declined payment is still to be paid, under the same reference and until the same moment: it may succeed, be
 * declined again or be abandoned. What has ended otherwise refuses any other act as `illegal_state`.
 */
export const paymentsRoutes = (effects: PaymentEffects) => {
  const does =
    (act: SandboxAct) =>
    ({ deps, actor, read, body }: Acting) =>
      actInSandbox(deps, { actor, payment: read.payments[0], act, delaySeconds: body.delaySeconds ?? 0, effects })
  return new Hono<AppEnv>()
    .get(
      '/payments/sandbox/:reference',
      route({ ...ofPayment, answer: sandboxPayment, calls: 1, example: { answers: 404 } }, ({ deps, read }) =>
        pageOfPayment(deps, read.payments[0]),
      ),
    )
    .post('/payments/sandbox/:reference/succeed', route(paid, does('succeed')))
    .post('/payments/sandbox/:reference/decline', route(acted, does('decline')))
    .post('/payments/sandbox/:reference/abandon', route(givenUp, does('abandon')))
}

export type PaymentsRoutes = ReturnType<typeof paymentsRoutes>
