import { useQuery } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { packageQueryOptions } from '#web/features/selling/packages/packages.api.ts'
import { shopQueryOptions } from '#web/features/selling/shop/shop.api.ts'
import { type EditorForm, problemsOf } from '../editor-errors.ts'
import type { ListingValues } from '../listing-form.ts'
import { countWords, fieldNeeds, knownOf, sellerNeeds, withProblems } from './needs.ts'

type Asked = { form: EditorForm; values: ListingValues; status: SellerListing['status'] }

/** All that a listing needs as it stands, and how far it is in words: one list and one count wherever it is told. */
export const useNeeds = ({ form: { control }, values, status }: Asked) => {
  const shop = useQuery(shopQueryOptions)
  const sellerPackage = useQuery(packageQueryOptions)
  const { user } = useCurrentUser()
  const problems = problemsOf(useFormState({ control }).errors, values.category)
  const ofSeller = sellerNeeds(values, {
    shop: shop.data,
    sellerPackage: sellerPackage.data,
    isProved: user?.emailVerified ?? true,
    isDraft: status === 'draft',
  })
  const needs = withProblems([...fieldNeeds(values), ...ofSeller], { values, problems })
  return { needs, problems, count: countWords(needs, knownOf([shop, sellerPackage])), shop, sellerPackage }
}
