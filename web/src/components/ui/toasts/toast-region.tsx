import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { createPortal } from 'react-dom'
import { cx } from '#web/lib/class-names.ts'
import { dismissToast, type Toast } from '#web/lib/toast.ts'
import { useToastKeys } from './use-toast-keys.ts'
import { useTopLayer } from './use-top-layer.ts'

const looks = {
  default: 'border-straw bg-surface text-ink',
  success: 'border-hedge bg-hedge-soft text-hedge-ink',
  destructive: 'border-comb bg-comb-soft text-comb-ink',
} as const

const durationMs = 5000
const swipePx = 50

// Round it one presses what lies below, and where none stands, all of it.
const place = cx(
  'pointer-events-none fixed inset-x-0 top-auto bottom-(--foot-height) z-60 mx-auto w-full max-w-[420px] overflow-visible border-0 bg-transparent p-0',
  'md:right-auto md:bottom-[calc(var(--foot-height)+4.5rem)] md:mx-0',
  'max-md:in-[dialog]:top-0 max-md:in-[dialog]:bottom-auto',
)

/**
 * F8 moves the focus here. It stands on the bars at the foot of a phone, in the lower left corner elsewhere, above what a page keeps at
 * its foot: clear of the header with its cart, of the chat, and of the columns with sums and buttons, which are on the right. Over a
 * phone's dialog, whose buttons are at its foot, it stands on top.
 */
export default function ToastRegion({ toasts }: { toasts: Toast[] }) {
  const layer = useTopLayer(place)
  useToastKeys(layer, toasts[0])
  return (
    <Radix.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipePx}>
      {toasts.map((item) => (
        <ToastCard key={item.id} toast={item} />
      ))}
      {createPortal(
        <Radix.Viewport className="flex w-full flex-col p-4 in-[dialog]:pt-[max(1rem,env(safe-area-inset-top))]" />,
        layer,
      )}
    </Radix.Provider>
  )
}

const ToastCard = ({ toast: { id, open, title, description, variant = 'default', action } }: { toast: Toast }) => (
  <Radix.Root
    open={open}
    onOpenChange={(next) => {
      if (!next) dismissToast(id)
    }}
    type={variant === 'destructive' ? 'foreground' : 'background'}
    className={cx(
      'toast appear pointer-events-auto flex items-start gap-3 rounded-md border p-4 shadow-raised',
      looks[variant],
    )}
  >
    <div className="min-w-0 flex-1">
      <Radix.Title className="font-semibold">{title}</Radix.Title>
      {description && <Radix.Description className="mt-0.5 text-sm">{description}</Radix.Description>}
    </div>
    {action && (
      <Radix.Action
        altText={action.label}
        onClick={action.onSelect}
        className="min-h-9 shrink-0 rounded-sm px-2 font-semibold text-sm underline underline-offset-4"
      >
        {action.label}
      </Radix.Action>
    )}
    <Radix.Close aria-label="Close" className="-m-2 grid size-9 shrink-0 place-items-center rounded-sm">
      <X aria-hidden size={18} />
    </Radix.Close>
  </Radix.Root>
)
