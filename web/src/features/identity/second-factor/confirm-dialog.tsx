import { useState } from 'react'
import type { FactorWay } from '#contract/identity/factors/second-factor.constants.ts'
import { confirmIdentityInput, confirmWithCode } from '#contract/identity/factors/second-factor.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { endConfirming, useAsking } from '#web/features/identity/confirm/confirm-identity.ts'
import { hasPasskeys, passkeyWords } from '#web/features/identity/passkeys/passkey-browser.ts'
import { PasskeyButton } from '#web/features/identity/passkeys/passkey-button.tsx'
import { confirmByPasskey } from '#web/features/identity/passkeys/passkeys.api.ts'
import { CodeField } from './code-field.tsx'
import { confirmByPassword } from './second-factor.api.ts'

/** Asks who is there before a sensitive act goes on. */
export default function ConfirmDialog() {
  const asking = useAsking()
  return (
    <Dialog
      open={asking !== null}
      onClose={() => endConfirming(false)}
      title="Is it still you?"
      description="Please confirm it’s you, then we’ll carry on."
    >
      {asking && <Ways ways={asking.ways} />}
    </Dialog>
  )
}

const Ways = ({ ways }: { ways: FactorWay[] }) => {
  const needsCode = ways.length > 0
  const schema = needsCode ? confirmWithCode : confirmIdentityInput
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema,
    values: { password: '', code: '' },
    send: async (input) => {
      await confirmByPassword(input)
      endConfirming(true)
    },
  })
  const canType = !needsCode || ways.some((way) => way !== 'passkey')
  return (
    <div className="flex flex-col gap-5 pt-3">
      {ways.includes('passkey') && hasPasskeys() && <ByPasskey />}
      {canType && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
          {needsCode && <CodeField ways={ways} onClear={() => form.resetField('code')} {...field('code')} />}
          <FormError>{refusal}</FormError>
          <FormButtons
            onCancel={() => endConfirming(false)}
            send="Continue"
            sending="Checking..."
            isPending={isPending}
          />
        </form>
      )}
    </div>
  )
}

const ByPasskey = () => {
  const [refusal, setRefusal] = useState<string>()
  const confirm = async () => {
    setRefusal(undefined)
    try {
      await confirmByPasskey()
      endConfirming(true)
    } catch (error) {
      setRefusal(passkeyWords(error))
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <PasskeyButton onPress={confirm}>Use a passkey</PasskeyButton>
      <FormError>{refusal}</FormError>
    </div>
  )
}
