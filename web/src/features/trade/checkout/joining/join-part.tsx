import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { JoinForm } from '#web/features/identity/auth/join-form.tsx'
import { SignInForm } from '#web/features/identity/auth/sign-in-form.tsx'
import { changeDestination, destinationOf, keptDestination } from '../kept-destination.ts'
import { beginAtEmpty } from './begin.ts'

/** What is on the screen: `untouched` is the form of a new account that nobody has gone to yet. */
export type Shown = { form: 'untouched' | 'new' } | { form: 'known'; name: string }

export type JoinPartProps = { shown: Shown; show: (next: Shown) => void }

/** Where somebody without an account opens one, or signs in to theirs, in the middle of buying; the page goes on by itself. */
export default function JoinPart({ shown, show }: JoinPartProps) {
  const isKnown = shown.form === 'known'
  return (
    <section aria-label="Your account">
      <Card className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-xl">Your account</h2>
          {!isKnown && (
            <Button variant="quiet" size="sm" className="-my-1 -mr-3" onClick={() => show({ form: 'known', name: '' })}>
              I already have an account
            </Button>
          )}
        </div>
        <p className="-mt-3 text-ink-soft">
          {isKnown
            ? 'Sign in and carry on right here. You won’t lose anything you’ve chosen or typed.'
            : 'You need one to pay. It’s where you’ll find your order and see when it’s on its way.'}
        </p>
        <div key={String(isKnown)} ref={shown.form === 'untouched' ? null : beginAtEmpty}>
          {shown.form === 'known' ? (
            <SignInForm name={shown.name} onRegister={() => show({ form: 'new' })} />
          ) : (
            <NewAccount onSignIn={(name) => show({ form: 'known', name })} />
          )}
        </div>
      </Card>
    </section>
  )
}

/** Whoever says where their goods go has said their name. */
const NewAccount = ({ onSignIn }: { onSignIn: (email: string) => void }) => {
  const { account, typed } = destinationOf(null, keptDestination.use())
  const { email, fullName } = account
  return (
    <JoinForm
      given={{ email, fullName: fullName ?? typed?.name ?? '' }}
      onTyped={(change) => changeDestination(null, { account: { ...account, ...change } })}
      onSignIn={onSignIn}
    />
  )
}
