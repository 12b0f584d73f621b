import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { shopQueryOptions } from '#web/features/selling/shop/shop.api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { CheckedListing, ListingValues } from '../listing-form.ts'
import { ShopPlace } from './shop-place.tsx'

const Shown = () => <ShopPlace form={useForm<ListingValues, unknown, CheckedListing>()} category="merchandise" />

const shown = (client: QueryClient): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  )

test('a shop on its way has its room; one that can’t be read says so, with a way to try again', () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  expect(shown(client)).toContain('aria-busy')
  const error = new ApiError({ status: 503, statusText: 'Away', body: '', requestId: 'r1', retryAfter: null })
  const { queryKey } = shopQueryOptions
  client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error, fetchStatus: 'idle' })
  const failed = shown(client)
  expect(failed).not.toContain('aria-busy')
  for (const words of ['role="alert"', 'We couldn’t load your shop', 'Try again']) expect(failed).toContain(words)
})
