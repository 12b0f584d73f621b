import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextField } from './text-field.tsx'

/** A password that can be looked at; set `autoComplete` to current-password or new-password. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      aria-label="Show password"
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      className="-mr-1 grid size-11 place-items-center rounded-sm text-ink-soft hover:text-ink"
    >
      <Icon aria-hidden size={18} />
    </button>
  )
  return <TextField {...props} type={shown ? 'text' : 'password'} trailing={toggle} />
}
