import { Fingerprint } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'

type PasskeyButtonProps = { onPress: () => Promise<void>; children: ReactNode }

/** Hands over to the browser, which asks for a passkey; pending until that is done. */
export const PasskeyButton = ({ onPress, children }: PasskeyButtonProps) => {
  const [isPending, setIsPending] = useState(false)
  const press = async () => {
    setIsPending(true)
    await onPress()
    setIsPending(false)
  }
  return (
    <Button variant="secondary" size="lg" pending={isPending} onClick={press} className="w-full">
      {!isPending && <Fingerprint aria-hidden size={18} />}
      {children}
    </Button>
  )
}
