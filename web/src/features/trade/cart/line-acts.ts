import type { Cart, CartLine } from '#contract/trade/cart.answers.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAddItem, useChangeLine, useRemoveLine } from './cart.api.ts'

/** Tells why something did not work. */
export const failed = (title: string) => (error: unknown) =>
  toast({ title, description: errorMessage(error), variant: 'destructive' })

// The button that was pressed has gone with its line.
const keepFocus = () => document.getElementById('main')?.focus({ preventScroll: true })

const idOf = ({ groups }: Cart, { optionId }: CartLine): string | undefined =>
  groups.flatMap(({ lines }) => lines).find((line) => line.optionId === optionId)?.id

/** Takes a line out; the toast puts it back where it was, in the cart or among what is saved for later. */
export const useRemove = (line: CartLine, where: 'cart' | 'saved') => {
  const { mutate, isPending } = useRemoveLine()
  const { mutateAsync: add } = useAddItem()
  const { mutateAsync: change } = useChangeLine()
  const putBack = async () => {
    const { optionId, quantity, way } = line
    const cart = await add({ optionId, quantity, way })
    const id = idOf(cart, line)
    if (where === 'saved' && id) await change({ id, saved: true })
  }
  const undo = () => void putBack().catch(failed('We couldn’t put it back'))
  const remove = () =>
    mutate(line.id, {
      onSuccess: () => {
        keepFocus()
        toast({ title: 'Removed', description: line.name, action: { label: 'Undo', onSelect: undo } })
      },
      onError: failed('Not removed'),
    })
  return { remove, isPending }
}

/** Puts a line aside; the toast takes it back. */
export const useSaveForLater = (line: CartLine) => {
  const { mutate, isPending } = useChangeLine()
  const undo = () => mutate({ id: line.id, saved: false }, { onError: failed('We couldn’t put it back') })
  const save = () =>
    mutate(
      { id: line.id, saved: true },
      {
        onSuccess: () => {
          keepFocus()
          toast({ title: 'Saved for later', description: line.name, action: { label: 'Undo', onSelect: undo } })
        },
        onError: failed('Not saved for later'),
      },
    )
  return { save, isPending }
}

/** Takes a saved line back into the cart, as many as there are. */
export const useMoveToCart = (line: CartLine) => {
  const { mutate, isPending } = useChangeLine()
  const quantity = Math.min(line.quantity, line.stock)
  const words = quantity < line.quantity ? `${line.name}: ${quantity}, which is all that’s left.` : line.name
  const move = () =>
    mutate(
      { id: line.id, saved: false, quantity },
      {
        onSuccess: () => {
          keepFocus()
          toast({ title: 'Moved to your cart', description: words, variant: 'success' })
        },
        onError: failed('Not moved to your cart'),
      },
    )
  return { move, isPending }
}
