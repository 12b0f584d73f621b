import { useState } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { hasPasskeys, passkeyWords } from './passkey-browser.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { loginByPasskey } from './passkeys.api.ts'

type PasskeySignInProps = { onSignedIn: (user: User) => void; isFirst?: boolean }

/** Signs in by a passkey instead of name and password; nothing in a browser that knows none. */
export default function PasskeySignIn({ onSignedIn, isFirst = false }: PasskeySignInProps) {
  const [refusal, setRefusal] = useState<string>()
  if (!hasPasskeys()) return null
  const signIn = async () => {
    setRefusal(undefined)
    try {
      onSignedIn(await loginByPasskey())
    } catch (error) {
      setRefusal(passkeyWords(error))
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <PasskeyButton onPress={signIn} isFirst={isFirst}>
        Sign in with a passkey
      </PasskeyButton>
      <FormError>{refusal}</FormError>
    </div>
  )
}
