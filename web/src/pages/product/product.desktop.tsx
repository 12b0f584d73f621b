import type { Product } from '../../../../functions/contract/catalogue.ts'
import { Description, FactsTable } from '../../features/catalogue/product/about.tsx'
import { BuyButtons, ChooseBox, ProductTitle } from '../../features/catalogue/product/buy-box.tsx'
import { DeliveryTable } from '../../features/catalogue/product/delivery-table.tsx'
import { Gallery } from '../../features/catalogue/product/gallery.tsx'
import { SellersOthers, Similar } from '../../features/catalogue/product/more-listings.tsx'
import { ProductCrumbs } from '../../features/catalogue/product/product-crumbs.tsx'
import { SellerCard } from '../../features/catalogue/product/seller-card.tsx'
import { isService, ServiceBox } from '../../features/catalogue/product/service-box.tsx'
import { useBuy } from '../../features/catalogue/product/use-buy.ts'
import { useChoice } from '../../features/catalogue/product/use-choice.ts'
import { KeepButton } from '../../features/favourites/heart.tsx'
import { RecentlyViewedSlot } from '../../features/recently-viewed/recently-viewed-slot.tsx'

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
          <div className="sticky top-[calc(var(--header-height)+1rem)] flex flex-col gap-5">
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
      <SellersOthers product={product} />
      <Similar product={product} />
      <RecentlyViewedSlot current={product.id} />
    </div>
  )
}
