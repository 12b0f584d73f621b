import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'

export const NothingToPay = () => (
  <EmptyState title="There’s nothing to pay" action={<ButtonLink to={paths.orders}>See your orders</ButtonLink>}>
    Your cart is empty. You’ll find what you’ve paid for in your orders.
  </EmptyState>
)

/** A guest who has chosen nothing, or nothing that can be had; who has an account may find more in it. */
export const NothingChosen = () => (
  <EmptyState
    title="Your cart is empty"
    action={
      <>
        <ButtonLink to={paths.products}>Browse products</ButtonLink>
        <ButtonLink variant="secondary" to={paths.signIn(paths.checkout)}>
          Sign in
        </ButtonLink>
      </>
    }
  >
    Add eggs, birds or equipment and they’ll be here until you check out. If you have an account, sign in to see what’s
    in your cart.
  </EmptyState>
)

/** What was bought at once from this entry of the history, which somebody has gone back to. */
export const Bought = () => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <EmptyState
      title="You’ve already bought this"
      action={
        <>
          <ButtonLink to={paths.orders}>See your orders</ButtonLink>
          <Button variant="secondary" onClick={() => void navigate(`?${search}`, { replace: true })}>
            Buy it again
          </Button>
        </>
      }
    >
      You’ve paid. We won’t order it again unless you ask us to.
    </EmptyState>
  )
}

export const NoSuchThing = () => (
  <EmptyState title="This is no longer for sale" action={<ButtonLink to={paths.products}>Browse products</ButtonLink>}>
    The listing has gone, or it was never there. We didn’t take any money, and your cart hasn’t changed.
  </EmptyState>
)

/** `words` say what is wrong with the address of the page. */
export const NotUnderstood = ({ words }: { words: string }) => (
  <EmptyState
    title="We couldn’t tell what you want to buy"
    action={
      <>
        <ButtonLink to={paths.products}>Browse products</ButtonLink>
        <ButtonLink variant="secondary" to={paths.cart}>
          Go to your cart
        </ButtonLink>
      </>
    }
  >
    {words}
  </EmptyState>
)
