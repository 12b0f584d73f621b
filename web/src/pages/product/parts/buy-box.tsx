import { ShoppingBasket } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { QuantityStepper } from '#web/components/ui/forms/quantity-stepper.tsx'
import { PageBar } from '#web/components/ui/page-bar.tsx'
import { CardRating } from '#web/features/catalogue/listings/product-card.tsx'
import { TellMeSlot } from '#web/features/catalogue/stock-waits/tell-me-slot.tsx'
import { Price } from '#web/features/identity/currency/price.tsx'
import { OptionPicker, stockWords } from './option-picker.tsx'
import { EditListing } from './own-listing.tsx'
import type { Buying } from './use-buy.ts'
import type { Choice } from './use-choice.ts'

const takeFocus = (words: HTMLElement | null): void => words?.focus()

type BuyProps = { product: Product; choice: Choice; buying: Buying }

/** Title, rating and tags. */
export const ProductTitle = ({ product }: { product: Product }) => (
  <header>
    <h1 className="text-3xl [overflow-wrap:anywhere] lg:text-4xl">{product.name}</h1>
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      {product.rating !== null && <CardRating rating={product.rating} count={product.reviewCount} />}
      {product.isFeatured && <Badge tone="yolk">Featured</Badge>}
      {product.isBestSeller && <Badge tone="hedge">Best seller</Badge>}
      {product.isNew && <Badge tone="egg">New</Badge>}
    </div>
  </header>
)

/** Price, option, how many; whether there is any. Its seller edits it instead. */
export const ChooseBox = ({ product, choice, buying }: BuyProps) => {
  const { option, quantity, most } = choice
  return (
    <>
      <Price
        pence={option?.pricePence ?? product.pricePence}
        packCount={option?.packCount ?? null}
        className="text-3xl"
      />
      <OptionPicker options={product.options} choice={choice} />
      {buying.obstacle ? (
        <div className="flex flex-col gap-3">
          <p
            ref={buying.isRefused ? takeFocus : undefined}
            tabIndex={-1}
            className="rounded-md bg-duck-egg px-4 py-3 text-duck-egg-ink"
          >
            {buying.obstacle}
          </p>
          {buying.isSoldOut && <TellMeSlot listing={product} />}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <QuantityStepper
            label="Quantity"
            value={quantity}
            max={most}
            onChange={choice.setQuantity}
            tooMany={choice.tooMany}
          />
          {option && <p className="text-ink-soft text-sm">{stockWords(option)}</p>}
        </div>
      )}
      <EditListing product={product} />
    </>
  )
}

type WayProps = { buying: Buying } & Pick<ComponentProps<typeof ButtonLink>, 'size' | 'className'>

const AddToCart = ({ buying, ...look }: WayProps) => (
  <Button {...look} pending={buying.pending} onClick={buying.addToCart}>
    <ShoppingBasket aria-hidden size={20} />
    Add to cart
  </Button>
)

/** The way to the checkout of this choice alone; it works before the scripts, too. */
const BuyNow = ({ buying, ...look }: WayProps) => (
  <ButtonLink
    {...look}
    variant="secondary"
    to={buying.buyNowPath}
    onClick={(event) => buying.isTooMany() && event.preventDefault()}
  >
    Buy now
  </ButtonLink>
)

export const BuyButtons = ({ buying }: { buying: Buying }) =>
  buying.obstacle ? null : (
    <div className="flex flex-col gap-2">
      <AddToCart size="lg" buying={buying} />
      <BuyNow size="lg" buying={buying} />
    </div>
  )

/** Keeps price and buttons within the thumb's reach on phones; where they do not fit beside it, the price stands above them. */
export const BuyBar = ({ product, choice, buying }: BuyProps) =>
  buying.obstacle ? null : (
    <PageBar>
      <div className="flex w-full flex-wrap items-center gap-2">
        <Price
          pence={(choice.option?.pricePence ?? product.pricePence) * Math.min(choice.quantity, choice.most)}
          className="grow text-xl leading-tight"
        />
        <BuyNow buying={buying} className="max-w-full grow" />
        <AddToCart buying={buying} className="max-w-full grow" />
      </div>
    </PageBar>
  )
