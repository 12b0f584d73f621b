import type { Product } from '../../../../functions/contract/catalogue.ts'
import { Description, FactsTable } from '../../features/catalogue/product/about.tsx'
import { BuyBar, ChooseBox, ProductTitle } from '../../features/catalogue/product/buy-box.tsx'
import { DeliveryTable } from '../../features/catalogue/product/delivery-table.tsx'
import { Gallery } from '../../features/catalogue/product/gallery.tsx'
import { SellersOthers, Similar } from '../../features/catalogue/product/more-listings.tsx'
import { ProductCrumbs } from '../../features/catalogue/product/product-crumbs.tsx'
import { SellerCard } from '../../features/catalogue/product/seller-card.tsx'
import { isService, ServiceBar, ServiceBox } from '../../features/catalogue/product/service-box.tsx'
import { useBuy } from '../../features/catalogue/product/use-buy.ts'
import { useChoice } from '../../features/catalogue/product/use-choice.ts'
import { KeepButton } from '../../features/favourites/heart.tsx'
import { RecentlyViewedSlot } from '../../features/recently-viewed/recently-viewed-slot.tsx'

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
          <SellersOthers product={product} phone />
          <Similar product={product} phone />
          <RecentlyViewedSlot current={product.id} />
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
