import type { Product } from '#contract/catalogue/product.answers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { paths } from '#web/lib/paths.ts'

/** Whether whoever looks sells it: known in the browser alone, since the page is the same for everybody. */
export const useIsOwn = ({ seller }: Product): boolean => useCurrentUser().user?.username === seller.username

/** The seller's way to the editor, where others buy. */
export const EditListing = ({ product }: { product: Product }) =>
  useIsOwn(product) && (
    <ButtonLink to={paths.listing(product.id)} size="lg">
      Edit listing
    </ButtonLink>
  )
