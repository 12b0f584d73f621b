import { useEffect, useRef, useState } from 'react'
import { verifyCodeInput } from '#contract/identity/account.ts'
import { emailCode } from '#contract/identity/email-code.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { controlClass, Field, FormError, useField } from '#web/components/ui/forms/field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { CorrectAddress } from './correct-address.tsx'
import { onEnter } from './on-enter.ts'
import { SendAgain } from './send-again.tsx'
import { useTypeCode, useWaitForProof } from './verifying.api.ts'

const hint = `Six digits, valid for ${emailCode.minutes} minutes.`

const useTyping = () => {
  const [corrects, setCorrects] = useState(false)
  const [news, setNews] = useState('')
  const { mutateAsync } = useTypeCode()
  const typing = useServerForm({
    schema: verifyCodeInput,
    values: { code: '' },
    send: async (typed) => {
      setNews('')
      await mutateAsync(typed)
    },
  })
  const correct = (isWrong: boolean) => {
    setNews('')
    setCorrects(isWrong)
  }
  const sent = (words: string) => {
    typing.form.reset()
    setCorrects(false)
    setNews(words)
  }
  return { typing, corrects, correct, news, setNews, sent }
}

const beginIn = (part: HTMLElement | null): void => part?.querySelector('input')?.focus()

/** Where the code of our mail is typed, and what helps if it did not come. It stands in forms of others, and so is none itself. */
export default function TypeCode({ email, takesFocus = false }: { email: string; takesFocus?: boolean }) {
  useWaitForProof()
  const field = useRef<HTMLDivElement>(null)
  const { typing, corrects, correct, news, setNews, sent } = useTyping()
  const corrected = (words: string) => {
    sent(words)
    beginIn(field.current)
  }
  useEffect(() => {
    if (takesFocus) beginIn(field.current)
  }, [takesFocus])
  return (
    <div className="flex flex-col gap-3">
      <div ref={field}>
        <CodeEntry typing={typing} />
      </div>
      <FormError>{typing.refusal}</FormError>
      <div>
        <div role="status">{news && <p className="pb-3 text-sm [overflow-wrap:anywhere]">{news}</p>}</div>
        {corrects ? (
          <CorrectAddress email={email} onSent={corrected} onCancel={() => correct(false)} />
        ) : (
          <div className="-ml-3 flex flex-wrap">
            <SendAgain onSent={sent} onRefused={setNews} />
            <Button
              variant="quiet"
              size="sm"
              className="max-w-full text-left [overflow-wrap:anywhere]"
              onClick={() => correct(true)}
            >
              Not {email}? Change it
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

type Typing = ReturnType<typeof useServerForm<{ code: string }>>

const CodeEntry = ({ typing }: { typing: Pick<Typing, 'field' | 'submit' | 'isPending'> }) => {
  const { error, ...registered } = typing.field('code')
  const { id, control } = useField({ hint, error })
  const send = () => void typing.submit()
  return (
    <Field id={id} label="Code from the email" hint={hint} error={error}>
      <div className="flex flex-wrap gap-3">
        <div className="w-44">
          <input
            {...registered}
            {...control}
            autoComplete="one-time-code"
            inputMode="numeric"
            onKeyDown={onEnter(send)}
            className={`${controlClass(error)} text-lg tabular-nums tracking-widest`}
          />
        </div>
        <Button pending={typing.isPending} onClick={send}>
          {typing.isPending ? 'Checking...' : 'Verify'}
        </Button>
      </div>
    </Field>
  )
}
