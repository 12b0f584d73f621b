import type { User } from '#contract/identity/account.answers.ts'
import type { MailTopic } from '#contract/identity/mail-topics.ts'
import { Switch } from '#web/components/ui/forms/switch.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangeProfile } from './account.api.ts'

type Choice = { topic: MailTopic; label: string; hint: string; forSellers?: true }

const choices: Choice[] = [
  {
    topic: 'bought',
    label: 'Orders you placed',
    hint: 'When one is paid, accepted, on its way, ready to collect or overdue.',
  },
  {
    topic: 'sold',
    label: 'Orders from buyers',
    hint: 'When one comes in, arrives, is cancelled or isn’t accepted in time.',
    forSellers: true,
  },
  {
    topic: 'messages',
    label: 'Messages',
    hint: 'When you haven’t read one for ten minutes. One email for each conversation.',
  },
  {
    topic: 'package',
    label: 'Your package',
    hint: 'When it’s paid for, renewed or ends, or a payment fails.',
    forSellers: true,
  },
]

/** Which mails come, a switch a topic, and which always do. */
export const MailChoicesSection = ({ user }: { user: User }) => {
  const shown = choices.filter(({ forSellers }) => !forSellers || user.userType === 'seller')
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <p className="text-ink-soft">We email you at {user.email}. Switch off anything you don’t want.</p>
      <ul className="divide-y divide-straw border-straw border-y">
        {shown.map((choice) => (
          <li key={choice.topic} className="py-4">
            <TopicSwitch choice={choice} isOn={user.notifications[choice.topic]} />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        We always email you about your account’s safety and your money: links you asked for, a new password or email
        address, and refunds.
      </p>
    </div>
  )
}

const TopicSwitch = ({ choice: { topic, label, hint }, isOn }: { choice: Choice; isOn: boolean }) => {
  const { mutate, isPending, variables } = useChangeProfile()
  const shown = isPending ? (variables.notifications?.[topic] ?? isOn) : isOn
  const choose = (wanted: boolean) =>
    mutate(
      { notifications: { [topic]: wanted } },
      {
        onError: (error) => toast({ title: 'Not saved', description: errorMessage(error), variant: 'destructive' }),
      },
    )
  return <Switch label={label} hint={hint} checked={shown} onChange={({ target }) => choose(target.checked)} />
}
