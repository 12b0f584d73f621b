import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { correctEmailInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { ConfirmIdentity } from '#web/features/identity/second-factor/late.tsx'
import { refreshUser } from '#web/features/identity/session/session.api.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { onEnter } from './on-enter.ts'
import { sendRefusal } from './send-refusal.ts'
import { useSendAgain } from './verifying.api.ts'

// The server's sentence is for who registers, and tells them to sign in.
const taken = { type: 'server', message: 'Another account has this email address.' }

type CorrectAddressProps = { email: string; onSent: (words: string) => void; onCancel: () => void }

const useCorrect = ({ email, onSent }: Pick<CorrectAddressProps, 'email' | 'onSent'>) => {
  const client = useQueryClient()
  const { mutateAsync } = useSendAgain()
  const correcting = useServerForm({
    schema: correctEmailInput,
    values: { email },
    send: async (input) => {
      try {
        onSent((await mutateAsync(input)).message)
      } catch (error) {
        if (!isApiError(error)) throw error
        if (error.code === 'illegal_state') return refreshUser(client)
        if (error.code === 'taken') correcting.form.setError('email', taken, { shouldFocus: true })
        else if (error.code === 'rate_limited') correcting.form.setError('root', { message: sendRefusal(error) })
        else throw error
      }
    },
  })
  return correcting
}

/** Puts another address in place of a wrong one, and has the mail sent there. */
export const CorrectAddress = ({ email, onSent, onCancel }: CorrectAddressProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { field, submit, refusal, isPending } = useCorrect({ email, onSent })
  const send = () => void submit()
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  return (
    <div ref={box} className="flex flex-col gap-3 border-straw border-t pt-3">
      <TextField
        type="email"
        label="Your email address"
        className="max-w-md"
        autoComplete="email"
        onKeyDown={onEnter(send)}
        {...field('email')}
      />
      <FormError>{refusal}</FormError>
      <ButtonRow
        first={
          <Button variant="secondary" pending={isPending} onClick={send}>
            {isPending ? 'Sending...' : 'Send the email there'}
          </Button>
        }
        other={
          <Button variant="quiet" onClick={onCancel}>
            Leave it as it is
          </Button>
        }
      />
      <AskWhoIsThere />
    </div>
  )
}

/** Outside of whatever form the notice stands in, which would be sent with the password. */
const AskWhoIsThere = () =>
  createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <ConfirmIdentity />
    </div>,
    document.body,
  )
