import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import type { MailboxMail } from '#contract/identity/mail.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { useSearchParams } from '#web/lib/router/use-search-params.ts'
import { LinkedText } from './linked-text.tsx'
import { mailboxQueryOptions } from './mailbox.api.ts'

export default function DevMailboxPage() {
  usePageHead({ title: 'Mailbox' })
  const [query, setQuery] = useSearchParams()
  const to = query.get('to') ?? ''
  const show = (address: string) => setQuery(address ? { to: address } : {}, { replace: true })
  return (
    <div className="page max-w-4xl py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">Mailbox</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Emails this computer would have sent, newest first. They stay here: nobody gets them.
      </p>
      <AddressFilter key={to} to={to} onShow={show} />
      <Mails to={to} />
    </div>
  )
}

const AddressFilter = ({ to, onShow }: { to: string; onShow: (address: string) => void }) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onShow(String(new FormData(event.currentTarget).get('to') ?? '').trim())
  }
  return (
    <form onSubmit={submit} className="mb-6 flex flex-wrap items-end gap-3">
      <TextField label="Address" name="to" type="email" defaultValue={to} optional className="min-w-60 flex-1" />
      <Button type="submit" variant="secondary">
        Show
      </Button>
      {to && (
        <Button variant="quiet" onClick={() => onShow('')}>
          Show all
        </Button>
      )}
    </form>
  )
}

const Mails = ({ to }: { to: string }) => {
  const query = useQuery(mailboxQueryOptions(to))
  return (
    <Loaded
      of={query}
      failed="There is no mailbox here"
      waiting={<Skeleton className="h-56 rounded-lg" />}
      empty={
        <EmptyState title="No mail">{to ? `Nothing has been sent to ${to}.` : 'Nothing has been sent yet.'}</EmptyState>
      }
    >
      {(mails) => (
        <ul className="flex flex-col gap-4">
          {mails.map((mail) => (
            <li key={`${mail.sentAt} ${mail.to} ${mail.subject} ${mail.text}`}>
              <MailCard mail={mail} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

const MailCard = ({ mail }: { mail: MailboxMail }) => {
  const id = useId()
  return (
    <Card>
      <article aria-labelledby={id}>
        <h2 id={id} className="text-xl">
          {mail.subject}
        </h2>
        <p className="mt-1 text-ink-soft text-sm">
          To <span className="break-all">{mail.to}</span>, {formatDayTime(mail.sentAt)}
        </p>
        <div className="mt-4 max-w-prose whitespace-pre-line">
          <LinkedText>{mail.text}</LinkedText>
        </div>
      </article>
    </Card>
  )
}
