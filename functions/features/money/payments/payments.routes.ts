import { type Context, Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { readAsPlaces } from '#app/guards.ts'
import { validate } from '#app/validate.ts'
import { type SandboxAct, sandboxInput } from '#contract/money/payments.ts'
import type { PaymentEffects } from './payment-effects.rules.ts'
import { selectPayment } from './payments.queries.ts'
import { actInSandbox, sandboxPayment } from './sandbox.service.ts'

const ownPayment = async (c: Context<AppEnv>, reference: string) => {
  const { db } = c.var.deps
  const { results } = await readAsPlaces(c, (payerId) => [selectPayment(db, { reference, payerId })])
  return results[0][0]
}

type Asked = { reference: string; act: SandboxAct; input: { delaySeconds?: number | undefined } }

/** The sandbox's side of a payment: for its payer, and only where no real provider is set. */
export const paymentsRoutes = (effects: PaymentEffects) => {
  const act = async (c: Context<AppEnv>, { reference, act: wanted, input }: Asked) => {
    const payment = await ownPayment(c, reference)
    return actInSandbox(c.var.deps, { payment, act: wanted, delaySeconds: input.delaySeconds ?? 0, effects })
  }
  return new Hono<AppEnv>()
    .get('/payments/sandbox/:reference', async (c) =>
      c.json(sandboxPayment(c.var.deps, await ownPayment(c, c.req.param('reference')))),
    )
    .post('/payments/sandbox/:reference/succeed', validate('json', sandboxInput), async (c) =>
      c.json(await act(c, { reference: c.req.param('reference'), act: 'succeed', input: c.req.valid('json') })),
    )
    .post('/payments/sandbox/:reference/decline', validate('json', sandboxInput), async (c) =>
      c.json(await act(c, { reference: c.req.param('reference'), act: 'decline', input: c.req.valid('json') })),
    )
    .post('/payments/sandbox/:reference/abandon', validate('json', sandboxInput), async (c) =>
      c.json(await act(c, { reference: c.req.param('reference'), act: 'abandon', input: c.req.valid('json') })),
    )
}

export type PaymentsRoutes = ReturnType<typeof paymentsRoutes>
