import { useId, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { cx } from '#web/lib/class-names.ts'
import { hasConsent, type OptionalCategory, optionalCategories } from './consent.ts'

type Choice = Record<OptionalCategory, boolean>
type CookieSettingsProps = { open: boolean; onClose: () => void; onChoose: (choice: Choice) => void }

const words: Record<'essential' | OptionalCategory, { name: string; text: string }> = {
  essential: {
    name: 'Essential',
    text: 'They keep you signed in and stop anybody else acting in your name. Your browser also remembers what you choose: your currency, theme, cart and recent searches. Always on.',
  },
  preferences: {
    name: 'Preferences',
    text: 'They’d remember your language and currency. We don’t set any today: the currency you choose is saved without them.',
  },
  analytics: { name: 'Analytics', text: 'They’d tell us which pages people read. We don’t set any today.' },
  marketing: { name: 'Marketing', text: 'They’d measure adverts. We don’t set any today.' },
}

/** A toggle for each category; nothing counts before it is saved. */
export default function CookieSettings({ open, onClose, onChoose }: CookieSettingsProps) {
  const form = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cookie Settings"
      description="Choose what we can store in your browser. You can change your mind at any time."
      footer={
        <Button type="submit" form={form}>
          Save Preferences
        </Button>
      }
    >
      <Categories id={form} onSave={onChoose} />
    </Dialog>
  )
}

// Lives only while the dialog is open, so it starts from what is stored each time.
const Categories = ({ id, onSave }: { id: string; onSave: (choice: Choice) => void }) => {
  const [choice, setChoice] = useState<Choice>({
    preferences: hasConsent('preferences'),
    analytics: hasConsent('analytics'),
    marketing: hasConsent('marketing'),
  })
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(choice)
      }}
      className="divide-y divide-straw"
    >
      <Toggle {...words.essential} checked disabled />
      {optionalCategories.map((category) => (
        <Toggle
          key={category}
          {...words[category]}
          checked={choice[category]}
          onChange={(checked) => setChoice({ ...choice, [category]: checked })}
        />
      ))}
    </form>
  )
}

const switchClass = cx(
  'relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-field transition-colors checked:bg-hedge',
  'before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-surface before:transition-transform',
  'checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto',
)

type ToggleProps = {
  name: string
  text: string
  checked: boolean
  disabled?: boolean
  onChange?: (checked: boolean) => void
}

const Toggle = ({ name, text, checked, disabled, onChange }: ToggleProps) => {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-6 py-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {name}
        </label>
        <p id={`${id}-text`} className="mt-0.5 text-ink-soft text-sm">
          {text}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-text`}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
        className={switchClass}
      />
    </div>
  )
}
