import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ways } from '#contract/catalogue/shipping.ts'
import { type OrderStatus, orderActNames, orderActs } from '#contract/trade/orders.constants.ts'
import { actionsOf, takesAct } from '#features/trade/order-book/order.rules.ts'
import { nextOf, type Standing, stepsFrom } from './order-ways.test-data.ts'

const runs = { seed: 20_260_309, numRuns: 2_000 }
const sides = ['buyer', 'seller'] as const
const steps = fc.array(fc.record({ side: fc.constantFrom(...sides), act: fc.constantFrom(...orderActNames) }), {
  minLength: 1,
  maxLength: 60,
})
const begins = fc.record({
  way: fc.constantFrom(...ways),
  status: fc.constantFrom<OrderStatus>('pending_payment', 'paid'),
})

/** What the rules of the house make of a step. */
const ruled = (standing: Standing, { side, act }: { side: (typeof sides)[number]; act: keyof typeof orderActs }) =>
  orderActs[act].by.includes(side) && takesAct(act, standing) ? orderActs[act].to : undefined

test('whatever both sides try, an order moves only on published ways', () => {
  fc.assert(
    fc.property(begins, steps, (begin, tried) => {
      let { status } = begin
      for (const step of tried) {
        const standing = { ...begin, status }
        const next = ruled(standing, step)
        expect(next, `${step.side} ${step.act} at ${begin.way} ${status}`).toBe(nextOf(standing, step))
        status = next ?? status
      }
    }),
    runs,
  )
})

test('what an order offers a side is what that side may do, in every state that can be reached', () => {
  fc.assert(
    fc.property(begins, fc.array(fc.nat(), { maxLength: 8 }), (begin, picks) => {
      let { status } = begin
      for (const pick of picks) {
        const allowed = stepsFrom({ ...begin, status })
        for (const side of sides) {
          const offered = actionsOf(side, { ...begin, status })
          expect(offered.toSorted()).toEqual(
            allowed
              .filter((step) => step.side === side)
              .map(({ act }) => act)
              .sort(),
          )
        }
        const step = allowed[pick % Math.max(allowed.length, 1)]
        if (!step) return
        status = nextOf({ ...begin, status }, step)!
      }
    }),
    runs,
  )
})
