import { useQuery } from '@tanstack/react-query'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageBar } from '#web/components/ui/page-bar.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Charge, ChargedInPounds } from '#web/features/identity/currency/price.tsx'
import { CartGroup, CartGroupSkeleton } from '#web/features/trade/cart/cart-group.tsx'
import { cartQueryOptions } from '#web/features/trade/cart/cart-query.ts'
import { tellingCut, useCut } from '#web/features/trade/cart/cut/cut-lines.ts'
import { useTotals } from '#web/features/trade/cart/delivery-choices.ts'
import { LeftOut } from '#web/features/trade/cart/left-out.tsx'
import { SavedLines } from '#web/features/trade/cart/saved-lines.tsx'
import { Sums } from '#web/features/trade/cart/sums.tsx'
import { priceWords } from '#web/features/trade/cart/way/price-words.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { formatCount, formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'

const linesWith = (cart: Cart): string => {
  const count = cart.groups.flatMap(({ lines }) => lines).filter(({ notice }) => notice).length
  return count > 0 ? `Something has changed. Please check ${formatCount(count, ['thing', 'things'])} below.` : ''
}

const Filled = ({ cart }: { cart: Cart }) => {
  const { charges, totalPence } = useTotals(cart)
  const toCheckout = (
    <ButtonLink to={paths.checkout} size="lg" className="grow">
      Go to checkout
    </ButtonLink>
  )
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {/* It is there before its words are: what comes with them is not read out everywhere. */}
        <p role="status" className="text-yolk-ink empty:-mb-4">
          {linesWith(cart)}
        </p>
        {cart.groups.map((group) => (
          <CartGroup key={`${group.seller.username} ${group.way}`} group={group} />
        ))}
        {cart.saved.length > 0 && <SavedLines lines={cart.saved} />}
      </div>
      <Card className="flex flex-col gap-5 max-md:hidden not-in-[:has(#chat-title)]:lg:sticky top-[calc(var(--head-height)+2.5rem)]">
        <h2 className="text-xl">Total</h2>
        <Sums
          rows={[
            { label: 'Goods', value: formatPence(cart.goodsPence) },
            ...charges.map(({ label, pricePence }) => ({ label, value: priceWords(pricePence) })),
            { label: 'Total', value: <Charge pence={totalPence} />, strong: true },
          ]}
        />
        {toCheckout}
        <ChargedInPounds className="text-sm" />
        <p className="text-ink-soft text-sm">We don’t hold anything for you until you check out.</p>
      </Card>
      <PageBar>
        <p className="numbers min-w-0 shrink-0 leading-tight">
          <span className="block text-ink-soft text-xs">Total with delivery</span>
          <span className="font-bold text-lg">
            <Charge pence={totalPence} />
          </span>
        </p>
        {toCheckout}
      </PageBar>
    </div>
  )
}

const Content = () => {
  // Stock and prices move by other people's hands.
  const query = useQuery({ ...cartQueryOptions, refetchOnMount: 'always', refetchInterval: 30_000 })
  const cut = useCut()
  return (
    <Loaded of={query} failed="We couldn’t load your cart" waiting={<CartSkeleton />}>
      {(cart) => (cart.groups.length === 0 ? <Empty saved={cart.saved} /> : <Filled cart={tellingCut(cart, cut)} />)}
    </Loaded>
  )
}

const CartSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4 lg:pr-[23.5rem]">
    <CartGroupSkeleton />
    <CartGroupSkeleton />
  </div>
)

const Empty = ({ saved }: Pick<Cart, 'saved'>) => (
  <>
    <EmptyState title="Your cart is empty" action={<ButtonLink to={paths.products}>Browse products</ButtonLink>}>
      Add eggs, birds or equipment and they’ll be here until you check out.
    </EmptyState>
    {saved.length > 0 && <SavedLines lines={saved} />}
  </>
)

export default function CartPage() {
  usePageHead({ title: 'Your cart' })
  return (
    <div className="page py-6 md:py-10">
      <h1 className="mb-6 text-3xl md:text-4xl">Your cart</h1>
      <LeftOut />
      <Content />
    </div>
  )
}
