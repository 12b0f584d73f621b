import { Monitor, Moon, Sun } from 'lucide-react'
import { type Theme, themes, useTheme } from '#web/lib/browser/theme.ts'
import { cx } from '#web/lib/class-names.ts'

const words = {
  system: { label: 'Same as my device', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const satisfies Record<Theme, object>

export const ThemeChoice = () => {
  const [theme, choose] = useTheme()
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="float-left mr-3 text-ink-soft text-sm">Appearance</legend>
      <div className="inline-flex rounded-md border border-straw p-0.5">
        {themes.map((value) => {
          const { label, Icon } = words[value]
          return (
            <button
              key={value}
              type="button"
              aria-label={label}
              title={label}
              aria-pressed={theme === value}
              onClick={() => choose(value)}
              className={cx(
                'grid size-9 place-items-center rounded-sm transition-colors pointer-coarse:size-11',
                theme === value ? 'bg-hedge-soft text-hedge-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              <Icon aria-hidden size={17} />
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
