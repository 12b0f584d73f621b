import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { packageQueryOptions } from '#web/features/selling/packages/packages.api.ts'
import { shopQueryOptions } from '#web/features/selling/shop/shop.api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { type CheckedListing, emptyOption, type ListingValues, listingValues } from '../listing-form.ts'
import { NeedsList } from './needs-list.tsx'

const mug: ListingValues = {
  ...listingValues(null),
  title: 'Enamel mug',
  category: 'merchandise',
  description: 'Holds half a pint of anything.',
  options: [{ ...emptyOption('One'), price: '9' }],
}
const hasPlace = { outcode: 'SY8', collectionAddress: null }
const hasRoom = { status: 'active', allowance: { used: 1, limit: 5 } }

type Listing = { values?: Partial<ListingValues>; status?: SellerListing['status'] }

const Shown = ({ values, status = 'draft' }: Listing) => (
  <NeedsList
    form={useForm<ListingValues, unknown, CheckedListing>({ defaultValues: { ...mug, ...values } })}
    status={status}
    place="beside"
  />
)

const away = new ApiError({ status: 503, statusText: 'Away', body: '', requestId: 'r1', retryAfter: null })

/** What is read of the seller: `failed` where it could not be, nothing while it is on its way. */
type Read = { shop?: object | 'failed'; sellerPackage?: object | 'failed' }

const shown = ({ shop, sellerPackage }: Read, listing: Listing = {}): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const read = (queryKey: QueryKey, data: object | 'failed' | undefined): void => {
    const failed = { status: 'error', error: away, fetchStatus: 'idle' } as const
    if (data === 'failed') client.getQueryCache().build(client, { queryKey }).setState(failed)
    else client.setQueryData(queryKey, data)
  }
  read(shopQueryOptions.queryKey, shop)
  read(packageQueryOptions.queryKey, sellerPackage)
  const page = (
    <QueryClientProvider client={client}>
      <Shown {...listing} />
    </QueryClientProvider>
  )
  return renderToStaticMarkup(page)
}

const count = (html: string): string | undefined => /role="status"[^>]*>([^<]*)</.exec(html)?.[1]

describe('what a listing still needs', () => {
  test('is nothing once its fields, its shop and its package are as they must be', () => {
    const html = shown({ shop: hasPlace, sellerPackage: hasRoom })
    expect(count(html)).toBe('All done: ready for sale')
    expect(html).not.toContain('Try again')
    expect(html).not.toContain('aria-busy')
  })

  test('is not said to be done while the shop or the package is on its way', () => {
    for (const read of [{}, { shop: hasPlace }, { sellerPackage: hasRoom }]) {
      const html = shown(read)
      expect(count(html)).toBe('Checking…')
      expect(html).toContain('aria-busy')
    }
    expect(count(shown({}, { values: { description: '' } }))).toBe('1 thing to do')
  })

  test('says which of the two could not be read, with a way to try again, and counts it as neither done nor to do', () => {
    const withoutShop = shown({ shop: 'failed', sellerPackage: hasRoom })
    expect(count(withoutShop)).toBe('We couldn’t check everything')
    expect(withoutShop).toContain('We couldn’t load your shop')
    expect(withoutShop).not.toContain('We couldn’t load your package')
    expect(withoutShop).not.toContain('Where your shop is')
    expect(withoutShop).toContain('>Try again</button>')

    const withoutPackage = shown({ shop: hasPlace, sellerPackage: 'failed' }, { values: { description: '' } })
    expect(count(withoutPackage)).toBe('1 thing to do that we know of')
    expect(withoutPackage).toContain('We couldn’t load your package')
    expect(withoutPackage).not.toContain('We couldn’t load your shop')

    const withoutBoth = shown({ shop: 'failed', sellerPackage: 'failed' })
    expect(withoutBoth.match(/>Try again<\/button>/g)).toHaveLength(2)
    expect(withoutBoth).not.toContain('aria-busy')
  })

  test('is not listed for what is for sale already and lacks nothing that is known', () => {
    expect(shown({ shop: 'failed', sellerPackage: hasRoom }, { status: 'active' })).toBe('')
  })

  test('is short beside the form: the next five, all else folded away with how much of it is done', () => {
    const bare: Partial<ListingValues> = { category: 'live-birds', description: '', options: [emptyOption()] }
    const html = shown({ shop: hasPlace, sellerPackage: hasRoom }, { values: bare })
    const [open = '', folded = ''] = html.split('<details')
    expect(count(html)).toBe('10 things to do')
    expect(open.match(/: not yet</g)).toHaveLength(5)
    expect(open).not.toContain(': done<')
    expect(folded).toContain('>5 more to do, 5 done<')
    expect(folded.match(/: not yet</g)).toHaveLength(5)
    expect(folded.match(/: done</g)).toHaveLength(5)
    expect(shown({ shop: hasPlace, sellerPackage: hasRoom })).toContain('>7 done<')
  })
})
