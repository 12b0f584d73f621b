import { useState } from 'react'
import type { OpenOrder } from '#contract/operations/leaving.answers.ts'
import { deleteAccountInput } from '#contract/operations/leaving.ts'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { openOrdersIn, useDeleteAccount } from './leaving.api.ts'

type DeleteFormProps = { onCancel: () => void; onDeleted: () => void }

/** Asks for the password and deletes; orders that are still open are named with the way to them. */
export const DeleteForm = ({ onCancel, onDeleted }: DeleteFormProps) => {
  const { mutateAsync } = useDeleteAccount()
  const [open, setOpen] = useState<OpenOrder[]>([])
  const leave = async ({ password }: { password: string }) => {
    setOpen([])
    try {
      await mutateAsync(password)
      onDeleted()
    } catch (error) {
      setOpen(openOrdersIn(error))
      throw error
    }
  }
  const { field, submit, refusal, isPending } = useServerForm({
    schema: deleteAccountInput,
    values: { password: '' },
    send: leave,
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      <FormError>{refusal}</FormError>
      {open.length > 0 && <OpenOrders orders={open} />}
      <FormButtons
        onCancel={onCancel}
        cancel="Keep my account"
        send="Delete for good"
        sending="Deleting..."
        variant="destructive"
        isPending={isPending}
      />
    </form>
  )
}

const OpenOrders = ({ orders }: { orders: OpenOrder[] }) => (
  <ul aria-label="Open orders" className="flex flex-wrap gap-x-5 gap-y-1">
    {orders.map(({ id, number, side }) => (
      <li key={id}>
        <Link
          to={side === 'buyer' ? paths.order(id) : paths.dashboardOrder(id)}
          className="inline-flex min-h-11 items-center font-medium text-hedge-ink underline underline-offset-4"
        >
          {number}
        </Link>
      </li>
    ))}
  </ul>
)
