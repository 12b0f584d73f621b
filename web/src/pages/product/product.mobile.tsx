import type { Product } from '#contract/catalogue/product.answers.ts'
import { KeepButton } from '#web/features/catalogue/favourites/heart.tsx'
import { Description, FactsTable } from './parts/about.tsx'
import { BuyBar, ChooseBox, ProductTitle } from './parts/buy-box.tsx'
import { DeliveryTable } from './parts/delivery-table.tsx'
import { Gallery } from './parts/gallery.tsx'
import { BelowListing } from './parts/more-listings.tsx'
import { ProductCrumbs } from './parts/product-crumbs.tsx'
import { SellerCard } from './parts/seller-card.tsx'
import { isService, ServiceBar, ServiceBox } from './parts/service-box.tsx'
import { useBuy } from './parts/use-buy.ts'
import { useChoice } from './parts/use-choice.ts'

/** Pictures from edge to edge, then all in one column; price and button stay at the bottom. */
export const ProductMobile = ({ product }: { product: Product }) => {
  const choice = useChoice(product)
  const buying = useBuy(product, choice)
  return (
    <>
      <Gallery product={product} phone />
      <div className="page flex flex-col gap-5 pt-4 pb-8">
        <ProductCrumbs product={product} />
        <ProductTitle product={product} />
        {isService(product) ? (
          <ServiceBox product={product} />
        ) : (
          <ChooseBox product={product} choice={choice} buying={buying} />
        )}
        <KeepButton listing={product} />
        <DeliveryTable product={product} />
        <Description product={product} />
        <FactsTable product={product} />
        <SellerCard product={product} />
        <div>
          <BelowListing product={product} phone />
        </div>
      </div>
      {isService(product) ? (
        <ServiceBar product={product} />
      ) : (
        <BuyBar product={product} choice={choice} buying={buying} />
      )}
    </>
  )
}
