import type { User } from '#contract/identity/account.answers.ts'
import type { MailTopic } from '#contract/identity/mail-topics.ts'
import { Switch } from '#web/components/ui/forms/switch.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangeProfile } from './account.api.ts'

type Choice = { topic: MailTopic; label: string; hint: string; forSellers?: true }

const choices: Choice[] = [
  { topic: 'bought', label: 'Orders you placed', hint: 'Paid, accepted, on the way, ready to collect, not received.' },
  {
    topic: 'sold',
    label: 'Orders to you',
    hint: 'A new order, one that was received, cancelled or not accepted in time.',
    forSellers: true,
  },
  {
    topic: 'messages',
    label: 'Messages',
    hint: 'When one has waited ten minutes, once a conversation until you read it.',
  },
  {
    topic: 'package',
    label: 'Your package',
    hint: 'Paid, renewed, a payment that failed, and its end.',
    forSellers: true,
  },
]

/** Which mails come, a switch a topic, and which always do. */
export const MailChoicesSection = ({ user }: { user: User }) => {
  const shown = choices.filter(({ forSellers }) => !forSellers || user.userType === 'seller')
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <p className="text-ink-soft">We write to {user.email}. Switch off what you do not want to hear of by mail.</p>
      <ul className="divide-y divide-straw border-straw border-y">
        {shown.map((choice) => (
          <li key={choice.topic} className="py-4">
            <TopicSwitch choice={choice} isOn={user.notifications[choice.topic]} />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        What keeps your account and your money safe always comes: links that you asked for, a changed password or email
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
