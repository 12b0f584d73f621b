import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SandboxPayment, SandboxSettled } from '#contract/money/payments.answers.ts'
import { isPayable, type SandboxAct } from '#contract/money/payments.ts'
import type { PaymentsRoutes } from '#features/money/payments/payments.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const one = clientOf<PaymentsRoutes>('/api').payments.sandbox[':reference']

/** A payment of the sandbox, as its pay page shows it. */
export const sandboxQueryOptions = (reference: string) =>
  queryOptions({
    queryKey: ['payment', reference],
    queryFn: (): Promise<SandboxPayment> => unwrap(one.$get({ param: { reference } })),
    refetchOnMount: 'always',
    // It may end without this page: in another tab, by a slow bank, or because its time is over.
    refetchInterval: ({ state }) => (state.data && isPayable(state.data.status) ? 15_000 : false),
  })

type Act = { act: SandboxAct; delaySeconds: number }

// A payment settles a cart, its orders and stock, or a seller's package.
const touched = ['payment', 'cart', 'orders', 'products', 'package', 'user', 'dashboard']

/** Decides what becomes of a payment in the sandbox. */
export const useSandboxAct = (reference: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ act, delaySeconds }: Act): Promise<SandboxSettled> =>
      unwrap(one[act].$post({ param: { reference }, json: { delaySeconds } })),
    onSettled: () => {
      for (const key of touched) void client.invalidateQueries({ queryKey: [key] })
    },
  })
}
