import type { Product } from '#contract/catalogue/product.answers.ts'
import { KeepButton } from '#web/features/catalogue/favourites/heart.tsx'
import { Description, FactsTable } from './parts/about.tsx'
import { BuyButtons, ChooseBox, ProductTitle } from './parts/buy-box.tsx'
import { DeliveryTable } from './parts/delivery-table.tsx'
import { Gallery } from './parts/gallery.tsx'
import { BelowListing } from './parts/more-listings.tsx'
import { ProductCrumbs } from './parts/product-crumbs.tsx'
import { SellerCard } from './parts/seller-card.tsx'
import { isService, ServiceBox } from './parts/service-box.tsx'
import { useBuy } from './parts/use-buy.ts'
import { useChoice } from './parts/use-choice.ts'

/** Pictures and words on the left, the buying box beside them for as long as they last. */
export const ProductDesktop = ({ product }: { product: Product }) => {
  const choice = useChoice(product)
  const buying = useBuy(product, choice)
  return (
    <div className="page py-6">
      <ProductCrumbs product={product} />
      <div className="mt-4 grid grid-cols-12 gap-8 lg:gap-10">
        <div className="col-span-7 flex flex-col gap-10">
          <Gallery product={product} />
          <Description product={product} />
          <FactsTable product={product} />
        </div>
        <div className="col-span-5">
          <div className="sticky top-[calc(var(--head-height)+1rem)] flex flex-col gap-5">
            <ProductTitle product={product} />
            {isService(product) ? (
              <ServiceBox product={product} />
            ) : (
              <>
                <ChooseBox product={product} choice={choice} buying={buying} />
                <BuyButtons buying={buying} />
              </>
            )}
            <KeepButton listing={product} />
            <DeliveryTable product={product} />
            <SellerCard product={product} />
          </div>
        </div>
      </div>
      <BelowListing product={product} />
    </div>
  )
}
