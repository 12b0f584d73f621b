import { Fingerprint } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'

type PasskeyButtonProps = {
  onPress: () => Promise<void>
  /** It is the way that is offered first, and begins with the focus. */
  isFirst?: boolean
  children: ReactNode
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** Hands over to the browser, which asks for a passkey; pending until that is done. */
export const PasskeyButton = ({ onPress, isFirst = false, children }: PasskeyButtonProps) => {
  const [isPending, setIsPending] = useState(false)
  const press = async () => {
    setIsPending(true)
    await onPress()
    setIsPending(false)
  }
  return (
    <Button
      ref={isFirst ? takeFocus : undefined}
      variant={isFirst ? 'primary' : 'secondary'}
      size="lg"
      pending={isPending}
      onClick={press}
      className="w-full"
    >
      {!isPending && <Fingerprint aria-hidden size={18} />}
      {children}
    </Button>
  )
}
