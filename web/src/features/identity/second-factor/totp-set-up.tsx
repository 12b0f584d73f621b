import { type ComponentType, lazy, Suspense } from 'react'
import type { NewTotp } from '#contract/identity/factors/second-factor.answers.ts'
import { confirmFactorInput } from '#contract/identity/factors/second-factor.ts'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { beginHere } from '#web/components/ui/use-modal.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { CopyButton } from './copy-button.tsx'
import type { QrCodeProps } from './qr-code.tsx'
import { useEndTotp } from './second-factor.api.ts'

// Where it does not arrive, the text below it does the same.
const QrCode = lazy<ComponentType<QrCodeProps>>(() => import('./qr-code.tsx').catch(() => ({ default: () => null })))

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

type TotpSetUpProps = { begun: NewTotp; onCancel: () => void; onDone: (codes: string[] | null) => void }

/** What an app has to know, to scan or to type, and the code that shows that it knows it. */
export const TotpSetUp = ({ begun, onCancel, onDone }: TotpSetUpProps) => {
  const { mutateAsync } = useEndTotp()
  const isMobile = useIsMobile()
  const { field, submit, refusal, isPending } = useServerForm({
    schema: confirmFactorInput,
    values: { code: '' },
    send: async ({ code }) => onDone((await mutateAsync({ id: begun.id, code })).recoveryCodes),
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
      <ol className="list-decimal space-y-5 pl-5 marker:text-ink-soft">
        <li>
          <p ref={beginHere} tabIndex={-1} className="mb-3 outline-none">
            Scan this with your authenticator app. Any will do, and so will your phone’s own password manager.
          </p>
          <Suspense fallback={<Skeleton className="size-44" />}>
            <QrCode text={begun.uri} label="QR code for your authenticator app. You can use the key below instead." />
          </Suspense>
          {isMobile && (
            <a
              href={begun.uri}
              className="mt-1 flex min-h-11 w-fit items-center font-medium text-hedge-ink underline underline-offset-4"
            >
              On this phone? Open in your app
            </a>
          )}
          <p className="mt-3 text-ink-soft text-sm">
            No camera to hand? Type in this key instead (time-based, six digits):
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3">
            <code className="break-words font-mono text-sm">{inGroups(begun.secret)}</code>
            <CopyButton text={begun.secret} words="Copy the key" />
          </p>
        </li>
        <li>
          <TextField
            label="Code from the app"
            autoComplete="one-time-code"
            inputMode="numeric"
            className="max-w-56"
            {...field('code')}
          />
        </li>
      </ol>
      <FormError>{refusal}</FormError>
      <FormButtons onCancel={onCancel} send="Turn it on" sending="Checking..." isPending={isPending} />
    </form>
  )
}
