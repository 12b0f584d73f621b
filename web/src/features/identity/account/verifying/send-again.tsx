import { verifyMailsAnHour } from '#contract/identity/email-code.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { sendRefusal } from './send-refusal.ts'
import { useSendAgain } from './verifying.api.ts'

type SendAgainProps = { onSent: (words: string) => void; onRefused: (words: string) => void }

/** Asks for a new mail, and hands on what is said of it. */
export const SendAgain = ({ onSent, onRefused }: SendAgainProps) => {
  const { mutate, isPending } = useSendAgain()
  const send = () =>
    mutate(
      {},
      {
        onSuccess: ({ message }) => onSent(`${message} You can ask for ${verifyMailsAnHour} an hour.`),
        onError: (error) => onRefused(sendRefusal(error)),
      },
    )
  return (
    <Button variant="quiet" size="sm" pending={isPending} onClick={send}>
      {isPending ? 'Sending...' : 'Send it again'}
    </Button>
  )
}
