import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import type { OrderAct } from '#contract/trade/orders.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import type { Side } from '../order-words.ts'
import { wordsOfAct } from './act-words.ts'

const ActDialog = lazy(() => import('./act-dialog.tsx').then((module) => ({ default: module.ActDialog })))

type ActButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  order: Order
  side: Side
  act: OrderAct
}

/** The button of an act; its dialog comes with the first click. */
export const ActButton = ({ order, side, act, ...look }: ActButtonProps) => {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button {...look} onClick={ask}>
        {wordsOfAct(act, side).button}
      </Button>
      {asked && (
        <Suspense>
          <ActDialog order={order} side={side} act={act} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
