import type { ComponentProps } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import type { OrderAct } from '#contract/trade/orders.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useLatePart } from '#web/lib/use-late-part.ts'
import type { Side } from '../order-words.ts'
import { wordsOfAct } from './act-words.ts'

const loadDialog = () => import('./act-dialog.tsx').then((module) => ({ default: module.ActDialog }))

type ActButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  order: Order
  side: Side
  act: OrderAct
}

/** The button of an act; its dialog comes with the first click. */
export const ActButton = ({ order, side, act, ...look }: ActButtonProps) => {
  const { Part: ActDialog, open, show, close } = useLatePart(loadDialog)
  return (
    <>
      <Button {...look} onClick={() => void show()}>
        {wordsOfAct(act, side).button}
      </Button>
      {ActDialog && <ActDialog order={order} side={side} act={act} open={open} onClose={close} />}
    </>
  )
}
