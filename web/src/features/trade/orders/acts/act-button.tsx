import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, KeyboardEvent } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import type { OrderAct } from '#contract/trade/orders.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useLatePart } from '#web/lib/use-late-part.ts'
import type { Side } from '../order-words.ts'
import { acceptByTap, undoTap, useCanUndo } from './accept-by-tap.ts'
import { type AskedAct, wordsOfAct } from './act-words.ts'

const loadDialog = () => import('./act-dialog.tsx').then((module) => ({ default: module.ActDialog }))

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>
type ActButtonProps = Look & { order: Order; side: Side; act: OrderAct }

/** The button of an act: accepting takes one tap, which can be undone; everything else asks first. */
export const ActButton = ({ act, side, ...rest }: ActButtonProps) =>
  act === 'accept' ? <AcceptButton {...rest} /> : <AskingButton {...rest} act={act} side={side} />

/** A key that is held down is one press: the next would take back what the first did. */
const dropRepeat = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault()
}

/** The same button undoes it for as long as that can be: who pressed it is on it already. */
const AcceptButton = ({ order, variant, ...look }: Look & { order: Order }) => {
  const queries = useQueryClient()
  const canUndo = useCanUndo(order)
  return (
    <Button
      {...look}
      variant={canUndo ? 'secondary' : variant}
      pending={false}
      onKeyDown={dropRepeat}
      onClick={() => (canUndo ? undoTap() : acceptByTap({ orders: [order], queries }))}
    >
      {canUndo ? 'Undo' : 'Accept'}
    </Button>
  )
}

/** Its dialog comes with the first click. */
const AskingButton = ({ order, side, act, ...look }: Look & { order: Order; side: Side; act: AskedAct }) => {
  const { Part: ActDialog, open, show, close } = useLatePart(loadDialog)
  return (
    <>
      <Button {...look} onClick={() => void show()}>
        {wordsOfAct(act, { side, order }).button}
      </Button>
      {ActDialog && <ActDialog order={order} side={side} act={act} open={open} onClose={close} />}
    </>
  )
}
