import type { Deps } from '../../app/deps.ts'
import type { ReasonInput } from '../../contract/orders.ts'
import { type Acting, cancelOrder } from './order-acts.ts'
import type { OrderRow } from './orders.queries.ts'

/** The buyer takes an order back, paid or not. */
export const cancel = (deps: Deps, input: Acting & ReasonInput): Promise<OrderRow> => cancelOrder(deps, input)
