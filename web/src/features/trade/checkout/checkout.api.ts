import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { CheckoutOpened, Quote } from '#contract/trade/checkout.answers.ts'
import type { CheckoutRoutes } from '#features/trade/checkout/checkout.routes.ts'
import { clientOptions, unwrap } from '#web/lib/api/api-client.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { fieldsOf } from '#web/lib/kept/json.ts'
import { attempt } from './attempt.ts'
import { type CheckoutBody, lastCheckout } from './last-checkout.ts'

const { checkout } = hc<CheckoutRoutes>('/api', clientOptions)

/** What the cart comes to with this address and these deliveries. */
export const quoteQueryOptions = (body: CheckoutBody) =>
  queryOptions({
    queryKey: ['quote', body],
    queryFn: (): Promise<Quote> => unwrap(checkout.quote.$post({ json: body })),
    refetchOnMount: 'always',
  })

const isQuote = (value: unknown): value is Quote => 'groups' in fieldsOf(value)

/** Opens the payment. A retry after a lost answer repeats the key, so that it is the same checkout. */
export const useOpenCheckout = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CheckoutBody): Promise<CheckoutOpened> =>
      unwrap(checkout.$post({ json: body, header: { 'idempotency-key': attempt.keyOf(body) } })),
    onSuccess: ({ paymentUrl }, body) => {
      attempt.end()
      lastCheckout.keep({ body, paymentUrl })
      for (const key of ['cart', 'quote', 'orders', 'products']) void client.invalidateQueries({ queryKey: [key] })
    },
    onError: (error, body) => {
      const changed = isApiError(error) ? error.problem?.quote : undefined
      if (isQuote(changed)) client.setQueryData(quoteQueryOptions(body).queryKey, changed)
      else void client.invalidateQueries({ queryKey: ['quote'] })
      void client.invalidateQueries({ queryKey: ['cart'] })
    },
  })
}
